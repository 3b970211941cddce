import { readProfile } from '../../../addresses/profiles.ts'
import { decodeText } from '../../../lib/decodeText.ts'
import { fill } from '../../../lib/fill.ts'
import { hashOf } from '../../../lib/hashOf.ts'
import { shortened } from '../../../lib/shortened.ts'
import { editorText } from '../../../site/editorText.ts'
import { parseSiteData } from '../../../templates/engine/data/parseSiteData.ts'
import { mapPictures, picturesOf } from '../../../templates/engine/data/pictures.ts'
import { COLOUR_PARTS, type Picture, type SiteData } from '../../../templates/engine/data/siteData.ts'
import type { Kit } from '../../../templates/engine/kit/kit.ts'
import { renderPage } from '../../../templates/engine/render/renderPage.ts'
import { kebabCase } from '../../../templates/engine/render/renderStyles.ts'
import type { SiteSource } from '../../../templates/engine/zip/unpackSite.ts'
import type { EditedSite } from '../../state/editorStore.ts'
import { linksAsFound } from './linksAsFound.ts'
import {
  foreignHosts,
  hasInlineScript,
  type PageTexts,
  pageTexts,
  parsePage,
  pictureFiles,
  policySources,
  visibleTexts,
} from './pageTexts.ts'

/** What was changed by hand in the files of an exported site. */
export interface HandChanges {
  /** The data with the texts, addresses and colours of the files; the same object if they are the same. */
  readonly data: SiteData
  /** What the data cannot have, as in `“Imprint”`, `stats.example` or `CNAME`. */
  readonly others: readonly string[]
  /** What the data still has, as in `“Open on Sundays”` or `pictures/portrait.webp`. */
  readonly removed: readonly string[]
}

/** Files that an export has besides the pictures of its template. */
const EXPORTED_FILE = /^((README|licences)\.txt|(icon|share)(-\w+)?\.(png|svg|jpg)|(pictures|fonts)\/[^/]+)$/
/** Files that systems and Git add to folders. */
const SYSTEM_FILE = /(^|\/)(\.DS_Store|\._[^/]*|Thumbs\.db|desktop\.ini)$|^(__MACOSX|\.git)\//

/** Compares the files of an imported site with its data. */
export function handChanges(source: SiteSource, { data, pictures }: EditedSite, kit: Kit): HandChanges {
  const found = parsePage(source.page)
  // Only the data of a page was saved.
  if (!found.querySelector('h1')) return { data, others: [], removed: [] }
  const rendered = (site: SiteData) => parsePage(renderPage(kit, site, pictures))
  const expected = rendered(data)
  const styles = decodeText(source.files.get('style.css') ?? new Uint8Array())
  const [before, after] = [pageTexts(expected), pageTexts(found)]
  const described = withAlts(data, before, after)
  const changes = { ...changedTexts(described, before, after), ...changedColours(data, styles) }
  const changed = Object.keys(changes).length > 0 ? { ...described, ...changes } : described
  // A text that is too long for the editor stays among the others.
  const taken = 'data' in parseSiteData(changed) ? changed : data
  const takenPage = taken === data ? expected : rendered(taken)
  const [foundTexts, takenTexts] = [visibleTexts(found), visibleTexts(takenPage)]
  const named = (text: string) => fill(editorText.export.named, { name: shortened(text) })
  return {
    data: taken,
    others: [
      ...difference(foundTexts, takenTexts).map(named),
      ...otherAlts(after, before, pageTexts(takenPage)).map(named),
      ...new Set(difference(foreignHosts(found), foreignHosts(takenPage))),
      ...(hasInlineScript(found) ? [editorText.import.inlineScript] : []),
      ...(allowsMore(found, takenPage) ? [editorText.import.policy] : []),
      ...changedFiles(source, withColours(styles, data)),
      ...source.otherFiles.filter((path) => !isExported(path, kit) && !SYSTEM_FILE.test(path)),
    ],
    removed: [
      ...difference(takenTexts, foundTexts).filter(isOwnTextOf(taken)).map(named),
      ...difference(pictureFiles(takenPage), pictureFiles(found)),
    ],
  }
}

/** The strings of a list that another list does not have. A string that is twice in one and once in the other remains once. */
function difference(list: readonly string[], others: readonly string[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const text of others) counts.set(text, (counts.get(text) ?? 0) + 1)
  return list.filter((text) => {
    const count = counts.get(text) ?? 0
    counts.set(text, count - 1)
    return count <= 0
  })
}

/** True for a page whose policy was extended or deleted. */
function allowsMore(found: Document, expected: Document): boolean {
  const sources = policySources(found)
  return sources.length === 0 || difference(sources, policySources(expected)).length > 0
}

/** True for a text of the user's. Earlier versions wrote other texts around a player. */
function isOwnTextOf({ music, ...data }: SiteData): (text: string) => boolean {
  const ownTexts = JSON.stringify([data, music.map(({ title }) => title)]).replace(/(\\n|\s)+/g, ' ')
  return (text) => ownTexts.includes(JSON.stringify(text).slice(1, -1))
}

function changedTexts(data: SiteData, expected: PageTexts, found: PageTexts): Partial<SiteData> {
  const fields = Object.entries(found.fields).filter(([key, text]) => text !== expected.fields[key])
  const links = linksAsFound(data.links, expected.links, found.links)
  const shown = data.socials.filter(({ network, url }) => readProfile(network, url).kind === 'safe')
  const isSame = found.profiles.every((url, index) => url === expected.profiles[index])
  const canTakeProfiles = !isSame && found.profiles.length === shown.length
  return {
    ...Object.fromEntries(fields),
    ...(links !== data.links && { links }),
    ...(canTakeProfiles && {
      socials: data.socials.map((social) => {
        const index = shown.indexOf(social)
        const url = found.profiles[index]
        return url === undefined || url === expected.profiles[index] ? social : { ...social, url }
      }),
    }),
  }
}

/** The data with the alternative texts that were changed; the same object if none was. */
function withAlts(data: SiteData, expected: PageTexts, found: PageTexts): SiteData {
  const altOf = (picture: Picture) => {
    const altIn = (page: PageTexts) =>
      picture === data.sharePicture ? page.shareAlt : page.alts[picture.file]
    const alt = altIn(found)
    return alt === undefined || alt === altIn(expected) ? picture.alt : alt
  }
  const isSame = (picture: Picture) => altOf(picture) === picture.alt
  if (picturesOf(data).every(isSame)) return data
  return mapPictures(data, (picture) => (isSame(picture) ? picture : { ...picture, alt: altOf(picture) }))
}

/** The alternative texts that the editor cannot have, such as that of a drawing. An import without its pictures has none. */
function otherAlts(found: PageTexts, expected: PageTexts, taken: PageTexts): readonly string[] {
  return Object.entries(found.alts).flatMap(([file, alt]) => {
    const oldAlt = expected.alts[file]
    const isNew = oldAlt !== undefined && alt !== oldAlt && alt !== taken.alts[file]
    return isNew && alt ? [alt] : []
  })
}

/** Matches the declaration of a colour. The first one of a style sheet is the user's; those for paper follow. */
const colourPattern = (part: string) => new RegExp(`(--${kebabCase(part)}:\\s*)(#[\\da-f]{6})\\b`, 'i')

function changedColours({ colours }: SiteData, styles: string): Partial<SiteData> {
  const found = COLOUR_PARTS.flatMap((part) => {
    const [, , colour] = colourPattern(part).exec(styles) ?? []
    return colour && colour.toLowerCase() !== colours[part] ? [[part, colour.toLowerCase()] as const] : []
  })
  return found.length > 0 ? { colours: { ...colours, ...Object.fromEntries(found) } } : {}
}

function withColours(styles: string, { colours }: SiteData): string {
  return COLOUR_PARTS.reduce((css, part) => css.replace(colourPattern(part), `$1${colours[part]}`), styles)
}

/** The style sheet, apart from its colours, and the script, if they differ from the version that the page names. */
function changedFiles({ page, files }: SiteSource, styles: string): readonly string[] {
  const textOf = { 'style.css': styles, 'script.js': decodeText(files.get('script.js') ?? new Uint8Array()) }
  return Object.entries(textOf).flatMap(([file, text]) => {
    const [, version] = new RegExp(`"${file.replace('.', '\\.')}\\?v=(\\w+)"`).exec(page) ?? []
    // Some programs write other line breaks when they transfer a file.
    const bytes = new TextEncoder().encode(text.replaceAll('\r\n', '\n'))
    return files.has(file) && version !== undefined && hashOf(bytes) !== version ? [file] : []
  })
}

function isExported(path: string, { pictures }: Kit): boolean {
  return EXPORTED_FILE.test(path) || pictures.some(({ file }) => file === path)
}
