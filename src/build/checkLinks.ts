import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { FEED_FILE, JOURNAL_PATH } from '../site/journalAddress.ts'

interface Entry {
  readonly name: string
  readonly url?: string | undefined
  /** The name of the address's field in messages. Default: `url`. */
  readonly field?: string
}

export interface Addresses {
  isPage(url: string): boolean
  /** The paths of the pages, as in `/media`, to be named in messages. */
  readonly pages: readonly string[]
  /** The ids that links may lead to, by the path of their page. The ids of pages that are not in it are not checked. */
  readonly parts: Readonly<Record<string, readonly string[]>>
  /** The folders whose files are published unchanged: the project's `public` and the owner's. */
  readonly publicFolders: readonly string[]
}

/** Finds links to this site that lead nowhere. @param file the name of the list's file in messages */
export function deadLinks(file: string, entries: readonly Entry[], addresses: Addresses): string[] {
  return entries.flatMap(({ name, url = '', field = 'url' }) => {
    const problem = linkProblem(url, addresses)
    return problem === undefined ? [] : [`${file}: “${name}”: ${field} is ${url}, ${problem}.`]
  })
}

/** Says why an address of this site leads nowhere. Undefined if it leads somewhere, or to another site. */
export function linkProblem(
  url: string,
  { isPage, pages, parts, publicFolders }: Addresses,
): string | undefined {
  if (!url.startsWith('/')) return undefined
  const [path = ''] = url.split(/[?#]/)
  // The build makes the examples of the templates, and the feed of the journal.
  const isMadeByBuild = path.startsWith('/examples/') || (path === `/${FEED_FILE}` && isPage(JOURNAL_PATH))
  const isFile = isMadeByBuild || publicFolders.some((folder) => existsSync(join(folder, path)))
  if (!isPage(url) && !isFile)
    return `where this site has neither a page nor a file; its pages are ${pages.join(', ')}`
  const ids = parts[path.replace(/(.)\/$/, '$1')]
  const [, id = ''] = url.split('#')
  if (id === '' || ids === undefined || ids.includes(decodedId(id))) return undefined
  return `but ${path} has ${ids.length > 0 ? `only the parts ${ids.map((one) => `#${one}`).join(', ')}` : 'no parts to link to'}`
}

function decodedId(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}
