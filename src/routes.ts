import type { View } from './constants/schema.ts'
import { fill } from './lib/fill.ts'
import { editors } from './site/editors.ts'
import { games } from './site/lists.ts'
import { site } from './site/site.ts'
import { templates } from './site/templates.ts'
import { text } from './site/text.ts'

/** The pages. Each has a file in `pages/` that is called after it: of `home`, `pages/HomePage.tsx`. */
export const PAGES = [
  'home',
  'media',
  'shop',
  'template',
  'editor',
  // At addresses where nothing is.
  'templateNotFound',
  'notFound',
] as const
export type PageName = (typeof PAGES)[number]

/** A row of the route table: the page, its view of the sky, and its metadata. */
export interface Route {
  readonly path: string
  readonly page: PageName
  readonly view: View
  /** The page's name in breadcrumbs and on its preview card. */
  readonly name: string
  readonly title: string
  /** The meta description. Without one, `head/descriptionOf.ts` makes it. */
  readonly description?: string
  /** The shop's card of the template shown, on the template pages and in the editors; an editor may have none. */
  readonly templateId?: string
  /** The template that an editor is for. */
  readonly kit?: string
}

/** The path prefix of the editors, which have no gate and no sky. */
const EDITOR_PATH = '/editor/'

const row = (path: string, page: PageName, view: View, name: string, templateId?: string): Route => ({
  ...{ path, page, view, name, title: `${name} · ${site.name}` },
  ...(templateId !== undefined && { templateId }),
})

const templatePages = templates.map(({ id, title }) => row(`/shop/${id}`, 'template', 'template', title, id))

const editorPages = editors.map(({ kit, title, card }) => ({
  ...row(`${EDITOR_PATH}${kit}`, 'editor', 'none', fill(text.editorPage.title, { title }), card),
  kit,
}))

/** Every page of the site. A new one is a row here, and its component's file in `pages/`. */
export const routes: readonly Route[] = [
  { ...row('/', 'home', 'home', site.name), title: site.title },
  ...(games.length > 0 ? [row('/media', 'media', 'media', text.media.title)] : []),
  ...(templates.length > 0 ? [row('/shop', 'shop', 'shop', text.shop.name)] : []),
  ...templatePages,
  ...editorPages,
]

/** The name of a page's component and file: `TemplateNotFoundPage` for `templateNotFound`. */
export function pageComponent(name: PageName): string {
  return `${name[0]?.toUpperCase()}${name.slice(1)}Page`
}

/** The 404 pages. Hosts serve the nearest `404.html` up the path. */
export const missing = {
  template: row('/shop/404', 'templateNotFound', 'template', text.template.missing),
  editor: row('/editor/404', 'templateNotFound', 'none', text.editorPage.missing),
  page: row('/404', 'notFound', 'template', text.notFound.name),
}

/** Those of the pages for missing addresses that the site has: without a shop there is but one. */
export const missingPages: readonly Route[] = [
  ...(templates.length > 0 ? [missing.template] : []),
  ...(editorPages.length > 0 ? [missing.editor] : []),
  missing.page,
]

/** Returns true for a 404 page, which is not in the sitemap and has no canonical address. */
export function isMissing(route: Route): boolean {
  return Object.values<Route>(missing).includes(route)
}

/** Returns true for a page with share buttons: all but editors and 404 pages. */
export function isShared(route: Route): boolean {
  return !isMissing(route) && route.page !== 'editor'
}

/** Whether there is a sky behind a page. */
export function hasSky({ view }: Pick<Route, 'view'>): boolean {
  return view !== 'none'
}

/** Returns true for a page with the gate: all pages with a sky, if the owner wants a gate. */
export function hasGate(route: Pick<Route, 'view'>): boolean {
  return site.sky.gate && hasSky(route)
}

/** The start of every page: its language, and the direction it is read in. */
export const documentTag = `<html lang="${site.language}"${site.direction === 'rtl' ? ' dir="rtl"' : ''}>`

/**
 * The whole address of a route, as it is published. Hosts of static files send a folder's page at its path with a
 * slash, and redirect to it from the path without one.
 *
 * @param site where the site is published, its path ending with a slash
 */
export function addressOf({ path }: Pick<Route, 'path'>, site: URL): string {
  return new URL(path === '/' ? '.' : `.${path}/`, site).href
}

/** The file that a page is written to at build time, below the output folder. */
export function fileOf({ path }: Pick<Route, 'path'>): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}${path.endsWith('404') ? '' : '/index'}.html`
}

/**
 * The route of a path. A slash at the end, or an `index.html`, is as if it were not there; an unknown path gets
 * the page that says so.
 *
 * @param path as in `location.pathname`, still encoded; anything at all, never decoded
 */
export function findRoute(path: string): Route {
  const plain = path.replace(/(\/index\.html)?\/*$/, '') || '/'
  const found = routes.find((route) => route.path === plain)
  if (found) return found
  const nearest = missingPages.find(({ path }) => plain.startsWith(path.replace(/404$/, '')))
  return nearest ?? missing.page
}
