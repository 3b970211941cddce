import { type PageName, pageComponent, type Route } from '../../src/routes.ts'

/** The pages of the project. Every other page is one that the owner added. */
const PROJECT_PAGES: readonly PageName[] = [
  'home',
  'media',
  'shop',
  'template',
  'editor',
  'markdown',
  'journal',
  'entry',
  'templateNotFound',
  'notFound',
]

/** True for the route of a page that the owner added. */
export function isOwnersPage({ page }: Pick<Route, 'page'>): boolean {
  return !PROJECT_PAGES.includes(page)
}

/** The file of a page's component below `src/pages`: of `about`, `AboutPage.tsx`. */
export function pageFile({ page }: Pick<Route, 'page'>): string {
  return `${pageComponent(page)}.tsx`
}
