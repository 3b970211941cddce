import type { Route } from '../../src/routes.ts'
import { notFound, notFoundPages } from './siteModules.ts'

/** The shop and the editors have their own 404 pages. A site without one of the two shows its general 404 page instead. */
const shownPage = (page: Route) => (notFoundPages.includes(page) ? page : notFound.page)

/** Paths without a page, and the 404 page that a visitor must see there. */
export const badPaths = [
  { name: 'an unknown template', path: '/shop/99', shows: shownPage(notFound.template) },
  { name: 'the name __proto__', path: '/shop/__proto__', shows: shownPage(notFound.template) },
  { name: 'a broken escape', path: '/shop/%E0%A4%A', shows: shownPage(notFound.template) },
  { name: 'a path below a template', path: '/shop/1/2', shows: shownPage(notFound.template) },
  { name: 'the editor of an unknown template', path: '/editor/99', shows: shownPage(notFound.editor) },
  { name: 'a path below an editor', path: '/editor/1/2', shows: shownPage(notFound.editor) },
  { name: 'an unknown path', path: '/nowhere', shows: notFound.page },
  { name: 'a path to a parent folder', path: '/..%2f..%2fpackage.json', shows: notFound.page },
  { name: 'a path of 2,000 characters', path: `/${'a'.repeat(1999)}`, shows: notFound.page },
] as const
