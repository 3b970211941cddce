import { existsSync } from 'node:fs'
import { join } from 'node:path'

interface Entry {
  readonly name: string
  readonly url?: string | undefined
}

export interface Addresses {
  isPage(url: string): boolean
  /** Paths, as in '/media'. */
  readonly pages: readonly string[]
  /** The folders of files that are published as they are: the project's and the owner's. */
  readonly publicFolders: readonly string[]
}

/** Finds the owner's links to pages of this site that do not exist. @param file its name in messages */
export function deadLinks(
  file: string,
  entries: readonly Entry[],
  { isPage, pages, publicFolders }: Addresses,
): string[] {
  return entries.flatMap(({ name, url = '' }) => {
    const [path = ''] = url.split(/[?#]/)
    // The examples of the templates are written by the build.
    const isFile = path.startsWith('/examples/') || publicFolders.some((at) => existsSync(join(at, path)))
    if (!url.startsWith('/') || isPage(url) || isFile) return []
    return [
      `${file}: “${name}”: url is ${url}, where this site has neither a page nor a file; its pages are ${pages.join(', ')}.`,
    ]
  })
}
