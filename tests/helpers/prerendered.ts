import { missingPages, type Route, routes } from '../../src/routes.ts'

/** Every page that the build writes, those that say that nothing is there among them. */
export const prerendered: readonly Route[] = [...routes, ...missingPages]

/** The status that a static host sends with a page. */
export function statusOf(route: Route): 200 | 404 {
  return routes.includes(route) ? 200 : 404
}
