import { decodedUri } from './lib/parsed.ts'
import type { PageRows, Place, Route } from './site/route.ts'
import { site } from './site/site.ts'

const pageModules = import.meta.glob<PageRows>('./pages/*/route.ts', { eager: true, import: 'page' })

const allRoutes: readonly Route[] = Object.entries(pageModules)
  .sort(([, { order: one = Infinity }], [, { order: other = Infinity }]) => (one < other ? -1 : 1))
  .flatMap(([file, { rows }]) =>
    rows.map((row) => ({
      title: `${row.name} · ${site.name}`,
      description: site.description,
      ...row,
      page: file.split('/')[2] ?? '',
    })),
  )

/** All pages of the site, except the 404 pages. */
export const routes = allRoutes.filter(({ isNotFound }) => !isNotFound)

/** The 404 pages. Some hosts serve the nearest one above an unknown address, others only the root's, which is the last. */
export const notFoundPages = allRoutes.filter(({ isNotFound }) => isNotFound)

export function routesIn(place: Place): readonly Route[] {
  return routes.filter((route) => route.place === place)
}

export const documentTag = `<html lang="${site.language}"${site.direction === 'rtl' ? ' dir="rtl"' : ''}>`

/** Finds the route of a path. An unknown path gets a 404 page. @param path with or without percent-encoding */
export function findRoute(path: string): Route {
  // `/shop/` and `/shop/index.html` become `/shop`.
  const withoutFile = path.replace(/(\/index\.html)?\/*$/, '') || '/'
  const decoded = decodedUri(withoutFile) ?? withoutFile
  const isAt = (route: Route) =>
    route.isNotFound ? decoded.startsWith(route.path.replace(/404$/, '')) : route.path === decoded
  const route = [...routes, ...notFoundPages].find(isAt) ?? notFoundPages.at(-1)
  if (!route) throw new Error(`The site has no page for ${path}, not even a 404 page`)
  return route
}

/** True for a path to a page of this site, as in `/media#cove`; false for a full address. */
export function isPage(url: string): boolean {
  const [path = ''] = url.split(/[?#]/)
  return url.startsWith('/') && !findRoute(path).isNotFound
}
