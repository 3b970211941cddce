import type { Route } from '../../src/site/route.ts'
import { notFoundPages, routes } from './siteModules.ts'

/** All routes, also those of the 404 pages. The build prerenders each. */
export const prerenderedRoutes: readonly Route[] = [...routes, ...notFoundPages]

/** True if an earlier route has the same kind of page. */
export function repeatsPage(route: Route): boolean {
  return prerenderedRoutes.find(({ page }) => page === route.page) !== route
}
