import type { Route } from '../../src/site/route.ts'
import { notFoundPages, routes } from './siteModules.ts'

/** All routes, also those of the 404 pages. The build prerenders each. */
export const prerenderedRoutes: readonly Route[] = [...routes, ...notFoundPages]

/** The HTTP status with which `vite preview` sends a page. */
export function statusOf(route: Route): 200 | 404 {
  return routes.includes(route) ? 200 : 404
}
