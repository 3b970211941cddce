import type { View } from './constants/schema.ts'
import { attempt } from './lib/attempt.ts'
import { fill } from './lib/fill.ts'
import { editors } from './site/editors.ts'
import { galleries } from './site/galleries.ts'
import { pages } from './site/pages.ts'
import { site } from './site/site.ts'
import { templates } from './site/templates.ts'
import { text } from './site/text.ts'

/** The kinds of pages. Each has a component in `pages/`: `home` has `pages/HomePage.tsx`. */
const PAGES = [
  'home',
  'media',
  'shop',
  'template',
  'editor',
  'markdown',
  'templateNotFound',
  'notFound',
] as const
export type PageName = (typeof PAGES)[number]

export interface Route {
  readonly path: string
  readonly page: PageName
  readonly view: View
  readonly name: string
  readonly title: string
  /** The meta description. Default: `head/descriptionOf.ts` makes one. */
  readonly description?: string
  /** The id of a card of the shop. Only the card's page and the editor of its template have one. */
  readonly cardId?: string
  /** The id of a template. Only its editor has one. */
  readonly kit?: string
  /** Default: neither the menu nor the footer has a link to the route. */
  readonly place?: Place
}

/** Where all pages have a link to a route. */
export type Place = 'menu' | 'footer'

const EDITOR_PATH = '/editor/'

/** Makes a route. Its title has the names of the page and of the site. */
const row = (path: string, page: PageName, view: View, name: string, cardId?: string): Route => ({
  path,
  page,
  view,
  name,
  title: `${name} · ${site.name}`,
  ...(cardId !== undefined && { cardId }),
})

const galleryPages = galleries.map(({ path, title, description, place }) => ({
  ...row(path, 'media', 'media', title),
  description,
  ...(place && { place }),
}))

const templatePages = templates.map(({ id, title }) => row(`/shop/${id}`, 'template', 'template', title, id))

const editorPages = editors.map(({ kit, title, card }) => ({
  ...row(`${EDITOR_PATH}${kit}`, 'editor', 'none', fill(text.editorPage.title, { title }), card),
  kit,
}))

const markdownPages = pages.map(({ path, title, ...fields }) => ({
  ...row(path, 'markdown', 'media', title),
  ...fields,
}))

/** All pages of the site, except the 404 pages. */
export const routes: readonly Route[] = [
  { ...row('/', 'home', 'home', site.name), title: site.title },
  ...galleryPages,
  ...(templates.length > 0 ? [row('/shop', 'shop', 'shop', text.shop.name)] : []),
  ...markdownPages,
  ...templatePages,
  ...editorPages,
]

export function routesIn(place: Place): readonly Route[] {
  return routes.filter((route) => route.place === place)
}

/** The name of a page's component: `HomePage` for `home`. */
export function pageComponent(page: PageName): string {
  return `${page[0]?.toUpperCase()}${page.slice(1)}Page`
}

/** The 404 pages that a site can have. Some hosts serve the nearest one above an unknown address, others only the root's. */
export const notFound = {
  template: row('/shop/404', 'templateNotFound', 'template', text.template.missing),
  editor: row('/editor/404', 'templateNotFound', 'none', text.editorPage.missing),
  page: row('/404', 'notFound', 'template', text.notFound.name),
}

export const notFoundPages: readonly Route[] = [
  ...(templates.length > 0 ? [notFound.template] : []),
  ...(editorPages.length > 0 ? [notFound.editor] : []),
  notFound.page,
]

/** True for a 404 page, which is not in the sitemap and has no canonical address. */
export function isNotFound(route: Route): boolean {
  return Object.values<Route>(notFound).includes(route)
}

export function hasShareButton(route: Route): boolean {
  return !isNotFound(route) && route.page !== 'editor'
}

export function hasSky({ view }: Pick<Route, 'view'>): boolean {
  return view !== 'none'
}

export function hasGate(route: Pick<Route, 'view'>): boolean {
  return site.sky.gate && hasSky(route)
}

export const documentTag = `<html lang="${site.language}"${site.direction === 'rtl' ? ' dir="rtl"' : ''}>`

/** A route's address, with a slash at its end, as static hosts want it. @param homeUrl its path ends with a slash */
export function addressOf({ path }: Pick<Route, 'path'>, homeUrl: URL): string {
  return new URL(path === '/' ? '.' : `.${path}/`, homeUrl).href
}

/** The HTML file of a page, relative to the output folder. */
export function fileOf({ path }: Pick<Route, 'path'>): string {
  if (path === '/') return 'index.html'
  const name = path.slice(1)
  return path.endsWith('/404') ? `${name}.html` : `${name}/index.html`
}

/** Finds the route of a path. An unknown path gets a 404 page. @param path with or without percent-encoding */
export function findRoute(path: string): Route {
  // `/shop/` and `/shop/index.html` become `/shop`.
  const withoutFile = path.replace(/(\/index\.html)?\/*$/, '') || '/'
  const decoded = attempt(() => decodeURIComponent(withoutFile)) ?? withoutFile
  const route = routes.find((each) => each.path === decoded)
  if (route) return route
  const notFoundInFolder = notFoundPages.find((each) => decoded.startsWith(each.path.replace(/404$/, '')))
  return notFoundInFolder ?? notFound.page
}

/** True for a path to a page of this site, as in `/media#cove`; false for a full address. */
export function isPage(url: string): boolean {
  const [path = ''] = url.split(/[?#]/)
  return url.startsWith('/') && !isNotFound(findRoute(path))
}
