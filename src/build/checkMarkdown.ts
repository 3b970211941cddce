import { type Addresses, linkProblem } from './checkLinks.ts'
import type { MarkdownFile } from './markdown/markdownFiles.ts'

/** The mistakes in each file. Also finds a file whose page has the path of an earlier file's page. */
export function markdownMistakes(files: readonly MarkdownFile[]): string[] {
  return files.flatMap(({ name, path, mistakes }, index) => {
    const fileWithSamePath = files.slice(0, index).find((earlierFile) => earlierFile.path === path)
    return fileWithSamePath
      ? [
          ...mistakes,
          `${name}: its page is at ${path}, where ${fileWithSamePath.name} is too; rename one of them.`,
        ]
      : mistakes
  })
}

/** Finds links in Markdown to missing pages, files or anchors of this site. */
export function deadTextLinks(files: readonly MarkdownFile[], addresses: Addresses): string[] {
  return files.flatMap(({ name, path, links }) =>
    links.flatMap(({ line, text, url }) => {
      const problem = linkProblem(url.startsWith('#') ? path + url : url, addresses)
      return problem === undefined
        ? []
        : [`${name}, line ${line}: the link “${text}” leads to ${url}, ${problem}.`]
    }),
  )
}
