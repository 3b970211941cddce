import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { FEED_FILE, JOURNAL_PATH } from '../site/journalAddress.ts'

interface Entry {
  readonly name: string
  readonly url?: string | undefined
  /** The field that has the address. Default: `url`. */
  readonly field?: string
}

export interface Addresses {
  isPage(url: string): boolean
  readonly pages: readonly string[]
  /** Ids of elements, by the path of their page. Links to the parts of any other page are not checked. */
  readonly parts: Readonly<Record<string, readonly string[]>>
  readonly publicFolders: readonly string[]
}

/** Finds links to this site that lead nowhere. @param file the name of the list's file in messages */
export function deadLinks(file: string, entries: readonly Entry[], addresses: Addresses): string[] {
  return entries.flatMap(({ name, url = '', field = 'url' }) => {
    const problem = linkProblem(url, addresses)
    return problem === undefined ? [] : [`${file}: “${name}”: ${field} is ${url}, ${problem}.`]
  })
}

/** Says why an address of this site leads nowhere. Undefined for a correct address, or one of another site. */
export function linkProblem(
  url: string,
  { isPage, pages, parts, publicFolders }: Addresses,
): string | undefined {
  if (!url.startsWith('/')) return undefined
  const [path = ''] = url.split(/[?#]/)
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
