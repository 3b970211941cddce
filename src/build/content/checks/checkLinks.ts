import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { nearestName } from '../../../lib/nearestName.ts'
import { decodedUri } from '../../../lib/parsed.ts'
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
  /** The paths of drafts, which are not published. */
  readonly drafts: readonly string[]
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
  { isPage, pages, drafts, anchors, publicFolders }: SiteAddresses,
): string | undefined {
  if (!url.startsWith('/')) return undefined
  const [encodedPath = ''] = url.split(/[?#]/)
  const [, encodedId = ''] = url.split('#')
  const path = decoded(encodedPath)
  const id = decoded(encodedId)
  const isFile =
    path.startsWith('/examples/') || publicFolders.some((folder) => existsSync(join(folder, path)))
  if (!isPage(url) && !isFile) {
    if (drafts.includes(pathOf(path)))
      return 'which is a draft and not published; publish it, or remove the link'
    const nearest = nearestName(path, pages)
    return `where the site has neither a page nor a file; ${nearest ? `write ${nearest}` : 'correct it'}`
  }
  const ids = anchors[pathOf(path)]
  if (id === '' || ids === undefined || ids.includes(id)) return undefined
  const nearest = nearestName(id, ids)
  return `but ${path} has no part “${id}”; ${nearest ? `write #${nearest}` : 'correct it'}`
}

/** Without a slash at its end. */
function pathOf(path: string): string {
  return path.replace(/(?<=.)\/$/, '')
}

function decoded(text: string): string {
  return decodedUri(text) ?? text
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

/** The paths to which pages other than themselves lead, by links in lists, in texts and in the section of galleries. */
export function linkedPaths(
  { sections, ownerGalleries }: Content,
  linksInLists: readonly Link[],
  texts: readonly MarkdownFile[],
): readonly string[] {
  const path = (url: string) => pathOf(decoded(url.split(/[?#]/)[0] ?? ''))
  const covers = ownerGalleries.filter(({ images, sections: parts }) =>
    [images, ...parts.map((part) => part.images)].some(({ length }) => length > 0),
  )
  return [
    ...linksInLists.map(({ url }) => path(url)),
    ...texts.flatMap((text) => text.links.map(({ url }) => path(url)).filter((to) => to !== text.path)),
    ...(sections.some(({ id }) => id === 'media') ? covers.map((gallery) => gallery.path) : []),
  ]
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
