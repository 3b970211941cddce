import { type Addresses, linkProblem } from './checkLinks.ts'
import type { MarkdownFile } from './markdown/markdownFiles.ts'

type File = MarkdownFile<unknown>

/** The mistakes of each file, and one for each file whose page has the path of an earlier file's page. */
export function markdownMistakes(files: readonly File[]): string[] {
  return files.flatMap(({ name, path, mistakes }, index) => {
    const twin = files.slice(0, index).find((other) => other.path === path)
    return twin
      ? [...mistakes, `${name}: its page is at ${path}, where ${twin.name} is too; rename one of them.`]
      : mistakes
  })
}

/** Finds links in texts that lead to no page, no file and no part of a page. One sentence per link. */
export function deadTextLinks(files: readonly File[], addresses: Addresses): string[] {
  return files.flatMap(({ name, path, links }) =>
    links.flatMap(({ line, text, url }) => {
      const problem = linkProblem(url.startsWith('#') ? path + url : url, addresses)
      return problem === undefined
        ? []
        : [`${name}, line ${line}: the link “${text}” leads to ${url}, ${problem}.`]
    }),
  )
}
