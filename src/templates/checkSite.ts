import { isLanguage } from '../lib/language.ts'
import { musicPlayer, NO_PLAYER } from '../lib/musicPlayer.ts'
import { leastContrast, WORDS_CONTRAST } from './findReadable.ts'
import { type Kit, WORDS_PARTS, type WordsPart } from './kit.ts'
import { leftovers } from './leftovers.ts'
import { NETWORK_NAMES } from './networks.ts'
import { otherNetwork, readProfile } from './profileAddress.ts'
import { ADDRESS_MISTAKES, type Address, readAddress } from './safeAddress.ts'
import type { Sample } from './samples.ts'
import type { Colours, Link, SiteData, SiteFile, Social } from './siteData.ts'

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

const PART_NAMES: Readonly<Record<WordsPart, string>> = {
  text: 'text on the background',
  accent: 'accent on the background',
  buttonText: 'text on the buttons',
}

/**
 * Checks a site before it is exported.
 *
 * @param files of the site, for its weight and its pictures
 * @param samples of which nothing is to be left
 * @returns the unsafe findings first, then in the order of the form
 */
export function checkSite(
  data: SiteData,
  kit: Kit,
  files: readonly SiteFile[],
  samples: readonly Sample[],
): readonly Finding[] {
  const findings = [
    ...words(data, kit),
    ...pictures(data),
    ...leftovers(data, samples, files).map(({ field, message }) => warning(field, message)),
    ...data.links.flatMap(link),
    ...data.socials.flatMap(social),
    ...data.music.flatMap(music),
    ...contrasts(data.colours, kit),
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
  if (kind !== 'safe' && kind !== 'empty')
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

function link({ kind, label, url, hidden }: Link, index: number): Finding[] {
  if (hidden) return []
  const nameless = (message: string) => (label.trim() ? [] : [warning(`links.${index}.label`, message)])
  if (kind === 'heading') return nameless('This heading has no words. Write them, or remove it.')
  return [
    ...nameless('This link has no name. Write where it leads.'),
    ...address(readAddress(url), `links.${index}.url`, 'link'),
  ]
}

function social({ network, url }: Social, index: number): Finding[] {
  const field = `socials.${index}.url`
  const read = readProfile(network, url)
  const other = otherNetwork(network, read)
  return [
    ...address(read, field, 'profile'),
    ...(other
      ? [warning(field, `This ${NETWORK_NAMES[network]} profile leads to ${other}. Choose its network.`)]
      : []),
  ]
}

function address(read: Address, field: string, noun: 'link' | 'profile'): Finding[] {
  switch (read.kind) {
    case 'safe':
      return []
    case 'empty':
      return [warning(field, `This ${noun} has no address. Write one, or remove it.`)]
    default:
      return [
        {
          severity: read.kind === 'unsafe' ? 'unsafe' : 'warning',
          field,
          message: ADDRESS_MISTAKES[read.kind],
        },
      ]
  }
}

function music(page: string, index: number): Finding[] {
  return page.trim() && !musicPlayer(page) ? [warning(`music.${index}`, NO_PLAYER)] : []
}

function contrasts(colours: Colours, kit: Kit): Finding[] {
  const grounds = kit.grounds(colours)
  return WORDS_PARTS.flatMap((part) => {
    const ratio = leastContrast(colours[part], grounds[part])
    if (ratio >= WORDS_CONTRAST) return []
    const short = `has a contrast of ${(Math.floor(ratio * 10) / 10).toFixed(1)} to 1 in places, and needs ${WORDS_CONTRAST}`
    return [warning(`colours.${part}`, `The ${PART_NAMES[part]} is hard to read: it ${short}.`)]
  })
}

function weight(files: readonly SiteFile[]): Finding[] {
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0)
  if (bytes <= HEAVY_BYTES) return []
  const megabytes = (bytes / 1_000_000).toFixed(1)
  return [warning('', `The site weighs ${megabytes} MB, which takes long on a phone. Use smaller pictures.`)]
}
