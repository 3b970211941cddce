import { fill } from '../lib/fill.ts'
import { isLanguage } from '../lib/language.ts'
import { musicPlayer } from '../lib/musicPlayer.ts'
import { editorWords } from '../site/editorWords.ts'
import { leastContrast, WORDS_CONTRAST } from './findReadable.ts'
import { type Kit, WORDS_PARTS } from './kit.ts'
import { leftovers } from './leftovers.ts'
import { NETWORK_NAMES } from './networks.ts'
import { otherNetwork, readProfile } from './profileAddress.ts'
import { type Address, addressMistakes, readAddress } from './safeAddress.ts'
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

const said = editorWords.check

/** A phone on a slow connection loads this in some ten seconds. */
const HEAVY_BYTES = 1_500_000

/** Checks a site, of whose `samples` nothing is to be left: unsafe findings first, then in the form's order. */
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
  if (!title.trim()) missing.push(warning('title', said.title))
  if (!description.trim()) missing.push(warning('description', said.description))
  if (!name.trim()) missing.push(warning('name', fill(said.name, { heading: title.trim() || kit.name })))
  if (!isLanguage(language)) missing.push(warning('language', said.language))
  const { kind } = readAddress(published)
  if (kind !== 'safe' && kind !== 'empty') missing.push(warning('address', said.address))
  return missing
}

function pictures({ portrait, sharePicture }: SiteData): Finding[] {
  const wordless = (field: string) => warning(`${field}.alt`, said.alt)
  return [
    ...(portrait && !portrait.alt.trim() ? [wordless('portrait')] : []),
    ...(sharePicture && !sharePicture.alt.trim() ? [wordless('sharePicture')] : []),
  ]
}

function link({ kind, label, url, hidden }: Link, index: number): Finding[] {
  if (hidden) return []
  const nameless = (message: string) => (label.trim() ? [] : [warning(`links.${index}.label`, message)])
  if (kind === 'heading') return nameless(said.heading)
  return [...nameless(said.label), ...address(readAddress(url), `links.${index}.url`, said.linkUrl)]
}

function social({ network, url }: Social, index: number): Finding[] {
  const field = `socials.${index}.url`
  const read = readProfile(network, url)
  const other = otherNetwork(network, read)
  return [
    ...address(read, field, said.profileUrl),
    ...(other ? [warning(field, fill(said.otherNetwork, { network: NETWORK_NAMES[network], other }))] : []),
  ]
}

function address(read: Address, field: string, missing: string): Finding[] {
  switch (read.kind) {
    case 'safe':
      return []
    case 'empty':
      return [warning(field, missing)]
    case 'unsafe':
      return [{ severity: 'unsafe', field, message: addressMistakes.unsafe }]
    default:
      return [warning(field, addressMistakes[read.kind])]
  }
}

function music(page: string, index: number): Finding[] {
  return page.trim() && !musicPlayer(page) ? [warning(`music.${index}`, editorWords.music.unknown)] : []
}

function contrasts(colours: Colours, kit: Kit): Finding[] {
  const grounds = kit.grounds(colours)
  return WORDS_PARTS.flatMap((part) => {
    const ratio = leastContrast(colours[part], grounds[part])
    if (ratio >= WORDS_CONTRAST) return []
    const facts = { ratio: (Math.floor(ratio * 10) / 10).toFixed(1), least: WORDS_CONTRAST }
    return [warning(`colours.${part}`, fill(said.contrast, facts))]
  })
}

function weight(files: readonly SiteFile[]): Finding[] {
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0)
  if (bytes <= HEAVY_BYTES) return []
  return [warning('', fill(said.heavy, { size: (bytes / 1_000_000).toFixed(1) }))]
}
