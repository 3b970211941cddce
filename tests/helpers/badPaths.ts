import { findRoute, notFoundPages } from './siteModules.ts'

/** The shop and the editors have their own 404 pages. A site without one of the two shows its general 404 page instead. */
const pageAt = (path: string) => notFoundPages.find((page) => page.path === path) ?? findRoute('/404')

/** Paths without a page, and the 404 page that a visitor must see there. */
export const badPaths = [
  { name: 'an unknown template', path: '/shop/99', shows: pageAt('/shop/404') },
  { name: 'the name __proto__', path: '/shop/__proto__', shows: pageAt('/shop/404') },
  { name: 'a broken escape', path: '/shop/%E0%A4%A', shows: pageAt('/shop/404') },
  { name: 'a path below a template', path: '/shop/1/2', shows: pageAt('/shop/404') },
  { name: 'the editor of an unknown template', path: '/editor/99', shows: pageAt('/editor/404') },
  { name: 'a path below an editor', path: '/editor/1/2', shows: pageAt('/editor/404') },
  { name: 'an unknown path', path: '/nowhere', shows: pageAt('/404') },
  { name: 'a path to a parent folder', path: '/..%2f..%2fpackage.json', shows: pageAt('/404') },
  { name: 'a path of 2,000 characters', path: `/${'a'.repeat(1999)}`, shows: pageAt('/404') },
] as const
