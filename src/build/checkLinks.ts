import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { attempt } from '../lib/attempt.ts'
import { sortBySimilarity } from '../lib/nearestName.ts'

interface Entry {
  readonly name: string
  readonly url?: string | undefined
  /** The field that has the address. Default: `url`. */
  readonly field?: string
}

export interface Addresses {
  isPage(url: string): boolean
  readonly pages: readonly string[]
  /** The ids to which links may lead, by the path of their page. For pages that are not listed, no id is checked. */
  readonly anchors: Readonly<Record<string, readonly string[]>>
  /** Absolute paths of the folders whose files the build copies. */
  readonly publicFolders: readonly string[]
}

/** The number of similar names that a message lists. */
const MAX_LISTED_NAMES = 3

/** Finds links to missing pages, files or anchors of this site. @param file the content file with the entries */
export function deadLinks(file: string, entries: readonly Entry[], addresses: Addresses): string[] {
  return entries.flatMap(({ name, url = '', field = 'url' }) => {
    const problem = linkProblem(url, addresses)
    return problem === undefined ? [] : [`${file}: “${name}”: ${field} is ${url}, ${problem}.`]
  })
}

/** A clause that says why an address of this site leads nowhere. Undefined for a correct one, or one outside this site. */
export function linkProblem(
  url: string,
  { isPage, pages, anchors, publicFolders }: Addresses,
): string | undefined {
  if (!url.startsWith('/')) return undefined
  const [encodedPath = ''] = url.split(/[?#]/)
  const path = decoded(encodedPath)
  const isMadeByBuild = path.startsWith('/examples/')
  const isFile = isMadeByBuild || publicFolders.some((folder) => existsSync(join(folder, path)))
  if (!isPage(url) && !isFile)
    return `where this site has neither a page nor a file; its pages are ${nearest(path, pages)}`
  const pathWithoutSlash = path === '/' ? path : path.replace(/\/$/, '')
  const pageIds = anchors[pathWithoutSlash]
  const [, encodedId = ''] = url.split('#')
  const id = decoded(encodedId)
  if (id === '' || pageIds === undefined || pageIds.includes(id)) return undefined
  if (pageIds.length === 0) return `but ${path} has no parts to link to`
  const fragments = pageIds.map((pageId) => `#${pageId}`)
  return `but ${path} has only the parts ${nearest(`#${id}`, fragments)}`
}

/** The names that are most similar to a wrong one, as in `/media, /shop, / and 9 more`. */
function nearest(wrongName: string, names: readonly string[]): string {
  const hiddenCount = names.length - MAX_LISTED_NAMES
  const nearestNames = sortBySimilarity(wrongName, names).slice(0, MAX_LISTED_NAMES).join(', ')
  return hiddenCount > 0 ? `${nearestNames} and ${hiddenCount} more` : nearestNames
}

function decoded(text: string): string {
  return attempt(() => decodeURIComponent(text)) ?? text
}
