import { nearestName } from '../../../lib/nearestName.ts'
import { pageFields } from '../../../site/ownerPageFields.ts'
import type { MarkdownFile } from '../../markdown/markdownFiles.ts'

interface OwnerPage {
  /** The start of a message, as in `galleries.ts: “Bowls”`. */
  readonly where: string
  readonly path: string
}

/** Folders that the build fills. A page in one would be sent with the response headers of the folder's files. */
const BUILT_FOLDERS = ['/assets', '/examples']

/** Finds galleries and pages in Markdown whose path another page or a folder of the build has. @param paths of all pages */
export function takenPaths(ownerPages: readonly OwnerPage[], paths: readonly string[]): string[] {
  // An own page is itself in `paths`, so a second page with its path is the mistake.
  const isTaken = (path: string) =>
    paths.filter((other) => other === path).length > 1 ||
    BUILT_FOLDERS.some((folder) => `${path}/`.startsWith(`${folder}/`))
  return ownerPages
    .filter(({ path }) => isTaken(path))
    .map(
      ({ where, path }) => `${where}: is at ${path}, where the site has something else; choose another path.`,
    )
}

interface UnplacedPage extends OwnerPage {
  readonly place?: string | undefined
}

/** One warning for all pages of the owner's that no visitor finds. @param linked the paths to which other pages lead */
export function unlinkedPages(pages: readonly UnplacedPage[], linked: readonly string[]): string[] {
  const names = pages
    .filter(({ path, place }) => place === undefined && !linked.includes(path))
    .map(({ where }) => where)
  if (names.length === 0) return []
  const [subject, object] = names.length === 1 ? ['this page', 'it'] : ['these pages', 'each']
  return [
    `${firstNames(names)}: nothing on the site leads to ${subject}; give ${object} a “place”, menu or footer, or write a link.`,
  ]
}

/** What to do about fields of other programs. For other fields the nearest name of a field is a guess. */
const REMEDIES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['image', 'images', 'cover', 'thumbnail', 'banner', 'hero', 'featured_image'].map((field) => [
      field,
      'write ![What it shows](its-file.jpg) in the text',
    ]),
  ),
  ...Object.fromEntries(
    ['date', 'lastmod', 'updated', 'author'].map((field) => [
      field,
      'write it in the text if visitors should see it',
    ]),
  ),
  ...Object.fromEntries(
    ['slug', 'permalink', 'url', 'path'].map((field) => [field, 'the name of the file is the address']),
  ),
  ...Object.fromEntries(['summary', 'excerpt', 'subtitle'].map((field) => [field, 'write “description”'])),
  ...Object.fromEntries(['weight', 'nav_order', 'position'].map((field) => [field, 'write “order”'])),
  menu: 'write “place: menu”',
}

const MAX_FILES = 3

/** The first names, and the number of the others. */
function firstNames(names: readonly string[]): string {
  const others = names.length - MAX_FILES
  return names.slice(0, MAX_FILES).join(', ') + (others > 0 ? ` and ${others} more` : '')
}

/** One warning for each field that only other programs know, with its first files. */
export function foreignFields(texts: readonly Pick<MarkdownFile, 'name' | 'foreignFields'>[]): string[] {
  const fields = new Set(texts.flatMap((text) => text.foreignFields))
  return [...fields].map((field) => {
    const files = texts.filter((text) => text.foreignFields.includes(field)).map(({ name }) => name)
    const intended = nearestName(field, Object.keys(pageFields.shape))
    const remedy = REMEDIES[field.toLowerCase()] ?? (intended && `write “${intended}”`)
    return `${firstNames(files)}: the site does not use the field “${field}”${remedy ? `; ${remedy}` : ''}.`
  })
}
