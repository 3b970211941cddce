import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { FEED_FILE, JOURNAL_PATH } from '../site/journalAddress.ts'

interface Entry {
  readonly name: string
  readonly url?: string | undefined
  /** The field of the address in messages, if it is not `url`. */
  readonly field?: string
}

export interface Addresses {
  isPage(url: string): boolean
  /** Paths, as in '/media'. */
  readonly pages: readonly string[]
  /** The ids of the parts that links may lead to, by the path of their page. Pages without a row are not checked. */
  readonly parts: Readonly<Record<string, readonly string[]>>
  /** The folders of files that are published as they are: the project's and the owner's. */
  readonly publicFolders: readonly string[]
}

/** Finds the owner's links to pages of this site that do not exist. @param file its name in messages */
export function deadLinks(file: string, entries: readonly Entry[], addresses: Addresses): string[] {
  return entries.flatMap(({ name, url = '', field = 'url' }) => {
    const problem = linkProblem(url, addresses)
    return problem === undefined ? [] : [`${file}: “${name}”: ${field} is ${url}, ${problem}.`]
  })
}

/** The message for a dead link. Undefined for a link that works, and for one to another site. */
export function linkProblem(
  url: string,
  { isPage, pages, parts, publicFolders }: Addresses,
): string | undefined {
  if (!url.startsWith('/')) return undefined
  const [path = ''] = url.split(/[?#]/)
  // The build writes the examples of the templates and the journal's feed.
  const isWritten = path.startsWith('/examples/') || (path === `/${FEED_FILE}` && isPage(JOURNAL_PATH))
  const isFile = isWritten || publicFolders.some((at) => existsSync(join(at, path)))
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
