import { notFoundPages, type Route, routes } from '../../src/routes.ts'
import { TEMPLATE_IDS, type TemplateId } from '../../src/site/templateFolders.ts'

/** Tag of a test that runs only in the long run. The fast run has a similar test. */
export const LONG_RUN = { tag: '@long' } as const

/** Tag of a row of a matrix: only in the long run if `condition` holds. */
export function longRunIf(condition: boolean): { tag?: '@long' } {
  return condition ? LONG_RUN : {}
}

/** True if an earlier route shows the same page with another template. */
export function repeatsPage(route: Route): boolean {
  return [...routes, ...notFoundPages].find(({ page }) => page === route.page) !== route
}

export function repeatsTemplate(id: TemplateId): boolean {
  return id !== TEMPLATE_IDS[0]
}
