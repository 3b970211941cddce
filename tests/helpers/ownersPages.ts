import type { Route } from '../../src/site/route.ts'

const PROJECT_PAGES: readonly string[] = [
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
