import type { PageName, Route } from '../../src/routes.ts'

const PROJECT_PAGES: readonly PageName[] = [
  'home',
  'media',
  'shop',
  'template',
  'editor',
  'markdown',
  'templateNotFound',
  'notFound',
]

/** True for a page that the owner added. */
export function isOwnersPage({ page }: Pick<Route, 'page'>): boolean {
  return !PROJECT_PAGES.includes(page)
}
