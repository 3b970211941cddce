import { isLanguage } from '../lib/language.ts'
import { musicPlayer } from '../lib/musicPlayer.ts'
import { contrastOf, WORDS_CONTRAST } from './findReadable.ts'
import type { Kit } from './kit.ts'
import { readAddress } from './safeAddress.ts'
import type { Colours, SiteData, SiteFile } from './siteData.ts'

/** A problem of a site, found before its export. Only an unsafe one forbids the export. */
export interface Finding {
  readonly severity: 'unsafe' | 'warning'
  /** Path in the data, as in `links.3.url`; '' is the whole site. */
  readonly field: string
  /** A sentence or two: what is wrong, and what to do. */
  readonly message: string
}

/** A phone on a slow connection loads this in some ten seconds. */
const HEAVY_BYTES = 1_500_000

/** Which part stands on which, and their names in messages. */
const PAIRS: readonly { part: keyof Colours; on: keyof Colours; what: string; ground: string }[] = [
  { part: 'text', on: 'ground', what: 'text', ground: 'background' },
  { part: 'accent', on: 'ground', what: 'accent', ground: 'background' },
  { part: 'buttonText', on: 'button', what: 'button’s text', ground: 'button' },
]

/**
 * Checks a site before it is exported.
 *
 * @param files of the site, for its weight
 * @returns the unsafe findings first, then in the order of the form
 */
export function checkSite(data: SiteData, kit: Kit, files: readonly SiteFile[]): readonly Finding[] {
  const findings = [
    ...words(data, kit),
    ...pictures(data),
    ...data.links.flatMap(({ label, url }, index) => [
      ...(label.trim()
        ? []
        : [warning(`links.${index}.label`, 'This link has no name. Write where it leads.')]),
      ...address(url, `links.${index}.url`, 'link'),
    ]),
    ...data.socials.flatMap(({ url }, index) => address(url, `socials.${index}.url`, 'profile')),
    ...music(data.music),
    ...contrasts(data.colours),
    ...weight(files),
  ]
  return [
    ...findings.filter(({ severity }) => severity === 'unsafe'),
    ...findings.filter(({ severity }) => severity === 'warning'),
  ]
}

function warning(field: string, message: string): Finding {
  return { severity: 'warning', field, message }
}

function words({ title, name, description, language, address: published }: SiteData, kit: Kit): Finding[] {
  const missing: Finding[] = []
  if (!title.trim())
    missing.push(
      warning('title', 'The page has no title. Write what should stand in the tab and in search results.'),
    )
  if (!description.trim())
    missing.push(
      warning('description', 'The page has no description. Write a sentence for search results and chats.'),
    )
  if (!name.trim())
    missing.push(
      warning('name', `There is no name. Write yours, or the page is headed “${title.trim() || kit.name}”.`),
    )
  if (!isLanguage(language))
    missing.push(
      warning('language', 'The language is not known. Choose the one that your page is written in.'),
    )
  const { kind } = readAddress(published)
  if (kind === 'unsafe' || kind === 'broken')
    missing.push(
      warning(
        'address',
        'The site’s address cannot be read. Write it in full, as in https://example.com, or leave it empty.',
      ),
    )
  return missing
}

function pictures({ portrait, sharePicture }: SiteData): Finding[] {
  const missing = 'This picture has no words. Say what it shows, for those who cannot see it.'
  const wordless = (field: string) => warning(`${field}.alt`, missing)
  return [
    ...(portrait && !portrait.alt.trim() ? [wordless('portrait')] : []),
    ...(sharePicture && !sharePicture.alt.trim() ? [wordless('sharePicture')] : []),
  ]
}

function address(url: string, field: string, noun: 'link' | 'profile'): Finding[] {
  switch (readAddress(url).kind) {
    case 'safe':
      return []
    case 'empty':
      return [warning(field, `This ${noun} has no address. Write one, or remove it.`)]
    case 'broken':
      return [
        warning(
          field,
          `This ${noun}’s address cannot be read. Write it in full, as in https://example.com/you.`,
        ),
      ]
    case 'unsafe':
      return [
        {
          severity: 'unsafe',
          field,
          message: `This ${noun}’s address could harm whoever follows it. Use one that begins with https, http, mailto or tel.`,
        },
      ]
  }
}

function music(page: string): Finding[] {
  if (!page.trim() || musicPlayer(page)) return []
  const ask = 'Copy one from Spotify, SoundCloud or YouTube, or the address of a Bandcamp player.'
  return [warning('music', `No player is known for this address. ${ask}`)]
}

function contrasts(colours: Colours): Finding[] {
  return PAIRS.flatMap(({ part, on, what, ground }) => {
    const ratio = contrastOf(colours[part], colours[on])
    if (ratio >= WORDS_CONTRAST) return []
    const short = `has a contrast of ${(Math.floor(ratio * 10) / 10).toFixed(1)} to 1, and needs ${WORDS_CONTRAST}`
    return [warning(`colours.${part}`, `The ${what} on the ${ground} is hard to read: it ${short}.`)]
  })
}

function weight(files: readonly SiteFile[]): Finding[] {
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0)
  if (bytes <= HEAVY_BYTES) return []
  const megabytes = (bytes / 1_000_000).toFixed(1)
  return [warning('', `The site weighs ${megabytes} MB, which takes long on a phone. Use smaller pictures.`)]
}
