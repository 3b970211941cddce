import { BASE } from '../lib/base.ts'
import { findRoute, type Route } from '../routes.ts'

/** The route at an address' path, the base included, as in `location.pathname`. */
export function routeAt(pathname: string): Route {
  return findRoute(pathname.slice(BASE.length - 1))
}
