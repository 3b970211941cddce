import { addressesIn } from '../../addresses/addressesIn.ts'
import { sameAddressKey } from '../../addresses/doubts.ts'
import { readProfile } from '../../addresses/profiles.ts'
import { readAddress, safeHref } from '../../addresses/readAddress.ts'
import { formatRatio } from '../../lib/contrast.ts'
import { fill } from '../../lib/fill.ts'
import { minContrast, TEXT_CONTRAST } from '../../lib/findReadable.ts'
import { isLanguage } from '../../lib/language.ts'
import { editorText } from '../../site/editorText.ts'
import type { Picture, SiteData } from '../../templates/engine/data/siteData.ts'
import { fontOf, TEXT_PARTS } from '../../templates/engine/kit/kit.ts'
import { exampleProblems } from './addressProblems.ts'
import { type Check, type CheckContext, type Problem, sampleWarning, warning } from './problem.ts'
import { strayLetters } from './strayLetters.ts'

const { check } = editorText

/** The checks of the fields of a page. */
export const pageChecks: { readonly [K in keyof SiteData]?: Check<SiteData[K]> } = {
  name: (name, context) => {
    const heading = context.page.title.trim() || context.kit.name
    return name.trim()
      ? unlessSample(check.sampleName)(name, context)
      : [warning(fill(check.name, { heading }))]
  },
  tagline: unlessSample(check.sampleTagline),
  bio: unlessSample(check.sampleBio),
  portrait: checkPortrait,
  sharePicture: checkPicture,
  language: (language) => (isLanguage(language) ? [] : [warning(check.language)]),
  address: (address) => {
    const { kind } = readAddress(address)
    return kind === 'safe' || kind === 'empty' ? exampleProblems(address) : [warning(check.address)]
  },
  headingFont: (id, { kit, page }) => {
    const letters = strayLetters(fontOf(kit, id, 'heading'), page.name)
    return letters === '' ? [] : [warning(fill(check.headingFont, { letters }))]
  },
  links: (links, { page }) => [
    ...repeated(links.map(({ url, kind, hidden }) => (hidden || kind !== 'link' ? null : safeHref(url)))),
    ...(hasLink(page) ? [] : [warning(check.nothingToPress)]),
  ],
  socials: (socials) =>
    repeated(
      socials.map(({ network, url }) => {
        const address = readProfile(network, url)
        return address.kind === 'safe' ? address.href : null
      }),
    ),
  colours: (colours, { kit }) => {
    const backgrounds = kit.backgrounds(colours)
    return TEXT_PARTS.flatMap((part) => {
      const ratio = minContrast(colours[part], backgrounds[part])
      if (ratio >= TEXT_CONTRAST) return []
      const values = { ratio: formatRatio(ratio), least: TEXT_CONTRAST }
      return [warning(fill(check.contrast, values), part)]
    })
  },
}

/** Warns of each address that an item before it has. @param hrefs null for an item without an address */
function repeated(hrefs: readonly (string | null)[]): readonly Problem[] {
  const seen = new Set<string>()
  return hrefs.flatMap((href, index) => {
    if (href === null) return []
    const key = sameAddressKey(href)
    if (seen.has(key)) return [warning(check.repeated, `${index}.url`)]
    seen.add(key)
    return []
  })
}

/** True for a page with anything to press: a link, a profile, a player, or an address in its texts. */
function hasLink({ links, socials, music, bio }: SiteData): boolean {
  const texts = [bio, ...links.filter(({ hidden }) => !hidden).flatMap(({ text, rows }) => [text, rows])]
  return (
    links.some(({ url, kind, hidden }) => kind === 'link' && !hidden && url.trim() !== '') ||
    socials.length > 0 ||
    music.length > 0 ||
    texts.some((text) => addressesIn(text).length > 0)
  )
}

/** Makes a check that warns of a sample's text. */
function unlessSample(message: string): Check<string> {
  return (text, { samples }) =>
    text.trim() && samples.some(({ value }) => value === text) ? [sampleWarning(message)] : []
}

export function checkPicture(picture: Picture | null): readonly Problem[] {
  return picture && !picture.alt.trim() ? [warning(check.alt, 'alt')] : []
}

/** Warns of a sample's portrait, of a sample's alternative text, and of missing alternative text. */
function checkPortrait(
  portrait: Picture | null,
  { samples, files }: CheckContext<Picture | null>,
): readonly Problem[] {
  if (!portrait) return []
  const bytes = files.get(portrait.file)
  const isSample = samples.some(({ value, pictures }) => areEqual(bytes, pictures.get(value?.file ?? '')))
  if (isSample) return [...checkPicture(portrait), sampleWarning(check.samplePicture)]
  const isSampleAlt = portrait.alt !== '' && samples.some(({ value }) => value?.alt === portrait.alt)
  return isSampleAlt ? [sampleWarning(check.sampleAlt, 'alt')] : checkPicture(portrait)
}

function areEqual(first: Uint8Array | undefined, second: Uint8Array | undefined): boolean {
  if (!first || !second || first.length !== second.length) return false
  return first.every((byte, index) => byte === second[index])
}
