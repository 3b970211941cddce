import type { View } from '../constants/schema.ts'
import { site } from './site.ts'

export interface Route {
  readonly path: string
  /** The name of the page's folder in `src/pages/`, as in `home`. */
  readonly page: string
  readonly view: View
  readonly name: string
  readonly title: string
  /** The meta description. */
  readonly description: string
  /** The id of a card of the shop. Only the card's page and the editor of its template have one. */
  readonly cardId?: string | undefined
  /** The id of a template. Only its editor has one. */
  readonly kit?: string
  /** Default: neither the menu nor the footer has a link to the route. */
  readonly place?: Place | undefined
  /** True for a 404 page, which is not in the sitemap and has no canonical address. */
  readonly isNotFound?: boolean
  /** True if the page has a preview card of its own. Default: it has that of the home page. */
  readonly hasCard?: boolean
  /** False for a page without a footer. Default: every page has one. */
  readonly hasFooter?: boolean
}

/** Where all pages have a link to a route. */
export type Place = 'menu' | 'footer'

/** A row of a page. The default title has the names of the page and of the site, the default description is the site's. */
type RouteRow = Omit<Route, 'page' | 'title' | 'description'> & Partial<Pick<Route, 'title' | 'description'>>

/** What `src/pages/<name>/route.ts` exports as `page`. */
export interface PageRows {
  /** The position of the rows in the route table, ascending. Default: at its end. */
  readonly order?: number
  readonly rows: readonly RouteRow[]
}

export function hasShareButton({ isNotFound = false, hasFooter = true }: Route): boolean {
  return hasFooter && !isNotFound
}

export function hasSky({ view }: Pick<Route, 'view'>): boolean {
  return view !== 'none'
}

export function hasGate(route: Pick<Route, 'view'>): boolean {
  return site.sky.gate && hasSky(route)
}

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
