import { notFoundPages, type Route, routes } from '../../src/routes.ts'

/** Every page that the build writes, also the 404 pages. */
export const prerenderedRoutes: readonly Route[] = [...routes, ...notFoundPages]

/** The HTTP status with which a static host sends a page. */
export function statusOf(route: Route): 200 | 404 {
  return routes.includes(route) ? 200 : 404
}
