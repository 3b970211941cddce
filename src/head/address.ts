import type { Route } from '../routes.ts'

/**
 * The whole address of a route, as it is published. Hosts of static files send a folder's page at its path with a
 * slash, and redirect to it from the path without one.
 *
 * @param site where the site is published, its path ending with a slash
 */
export function addressOf({ path }: Pick<Route, 'path'>, site: URL): string {
  return new URL(path === '/' ? '.' : `.${path}/`, site).href
}
