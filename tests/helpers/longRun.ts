import { missingPages, type Route, routes } from '../../src/routes.ts'
import { TEMPLATE_IDS, type TemplateId } from '../../src/site/templateFolders.ts'

/** The details of a test that only the long run takes: another test of the fast gate stands for it there. */
export const LONG_RUN = { tag: '@long' } as const

/** The details of a test that only the long run takes where a condition holds: there it completes a matrix. */
export function longRunIf(condition: boolean): { tag?: '@long' } {
  return condition ? LONG_RUN : {}
}

/** True if an earlier route shows the same page with another template. */
export function repeatsPage(route: Route): boolean {
  return [...routes, ...missingPages].find(({ page }) => page === route.page) !== route
}

export function repeatsTemplate(id: TemplateId): boolean {
  return id !== TEMPLATE_IDS[0]
}
