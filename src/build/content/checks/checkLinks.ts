import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { attempt } from '../../../lib/attempt.ts'
import { nearestName } from '../../../lib/nearestName.ts'
import type { Route } from '../../../site/route.ts'
import type { MarkdownFile } from '../../markdown/markdownFiles.ts'
import type { Content } from '../loadContent.ts'

interface Link {
  /** The start of a message, as in `projects.ts: “Atlas”: url`. */
  readonly where: string
  readonly url: string
}

export interface SiteAddresses {
  isPage(url: string): boolean
  readonly pages: readonly string[]
  /** The ids to which links may lead, by the path of their page. For pages that are not listed, no id is checked. */
  readonly anchors: Readonly<Record<string, readonly string[]>>
  /** Absolute paths of the folders whose files the build copies. */
  readonly publicFolders: readonly string[]
}

/** Finds links to missing pages, files or anchors of this site. */
export function deadLinks(links: readonly Link[], addresses: SiteAddresses): string[] {
  return links.flatMap(({ where, url }) => {
    const problem = linkProblem(url, addresses)
    return problem === undefined ? [] : [`${where} leads to ${url}, ${problem}.`]
  })
}

function linkProblem(
  url: string,
  { isPage, pages, anchors, publicFolders }: SiteAddresses,
): string | undefined {
  if (!url.startsWith('/')) return undefined
  const [encodedPath = ''] = url.split(/[?#]/)
  const [, encodedId = ''] = url.split('#')
  const path = decoded(encodedPath)
  const id = decoded(encodedId)
  const isFile =
    path.startsWith('/examples/') || publicFolders.some((folder) => existsSync(join(folder, path)))
  if (!isPage(url) && !isFile) {
    const nearest = nearestName(path, pages)
    return `where the site has neither a page nor a file; ${nearest ? `write ${nearest}` : 'correct it'}`
  }
  const ids = anchors[path.replace(/(?<=.)\/$/, '')]
  if (id === '' || ids === undefined || ids.includes(id)) return undefined
  const nearest = nearestName(id, ids)
  return `but ${path} has no part “${id}”; ${nearest ? `write #${nearest}` : 'correct it'}`
}

function decoded(text: string): string {
  return attempt(() => decodeURIComponent(text)) ?? text
}

const ADDRESS_FIELDS = ['url', 'captions', 'editorLink', 'demoLink']

/** The links in the owner's lists. @param modules by file; a file of a list exports it under the file's name */
export function linksInLists(
  displayPathOf: (file: string) => string,
  modules: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): readonly Link[] {
  return Object.entries(modules).flatMap(([file, exports]) => {
    const list = exports[file]
    const entries = (Array.isArray(list) ? list : []) as readonly Readonly<Record<string, string>>[]
    return entries.flatMap((entry) =>
      ADDRESS_FIELDS.flatMap((field) => {
        const url = entry[field]
        if (url === undefined) return []
        return [{ where: `${displayPathOf(`${file}.ts`)}: “${entry.name ?? entry.title}”: ${field}`, url }]
      }),
    )
  })
}

export function linksInTexts(texts: readonly MarkdownFile[]): readonly Link[] {
  return texts.flatMap(({ name, path, links }) =>
    links.map(({ line, text, url }) => ({
      where: `${name}, line ${line}: the link “${text}”`,
      url: url.startsWith('#') ? path + url : url,
    })),
  )
}

/** The ids to which links may lead, by the path of their page. */
export function anchorsOf(
  { sections, galleries, publishing, refundPolicy }: Content,
  routes: readonly Route[],
  texts: readonly MarkdownFile[],
): SiteAddresses['anchors'] {
  const ids: Readonly<Record<string, readonly string[]>> = {
    home: sections.map(({ id }) => id),
    shop: [
      ...(publishing.steps.length > 0 ? ['publish'] : []),
      ...(refundPolicy.length > 0 ? ['refund-policy'] : []),
    ],
  }
  return Object.fromEntries([
    ...routes.flatMap(({ path, page }) => (ids[page] ? [[path, ids[page]]] : [])),
    ...galleries.map(({ path, sections }) => [path, sections.map(({ id }) => id)]),
    ...texts.map(({ path, ids }) => [path, ids]),
  ])
}
