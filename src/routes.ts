import type { View } from './constants/schema.ts'
import { site } from './content/site.ts'
import { templates } from './content/templates.ts'

export type PageName = 'home' | 'media' | 'shop' | 'template' | 'editor' | 'templateNotFound' | 'notFound'

/** A row of the one table of paths: what stands there, under which sky, and what its head says. */
export interface Route {
  readonly path: string
  /** The file it is written to at build time, below the output folder. */
  readonly file: string
  readonly page: PageName
  readonly view: View
  /** What the page is called on the site itself: in breadcrumbs and on its preview card. */
  readonly name: string
  readonly title: string
  readonly description: string
  /** The template shown, on the template pages and in the editors. */
  readonly templateId?: string
}

/** Where the editors stand: pages without gate and sky. */
export const EDITOR_PATH = '/editor/'

const titled = (name: string) => ({ name, title: `${name} · ${site.name}` })

export const routes: readonly Route[] = [
  {
    path: '/',
    file: 'index.html',
    page: 'home',
    view: 'home',
    name: site.name,
    title: site.title,
    description: site.description,
  },
  {
    path: '/media',
    file: 'media/index.html',
    page: 'media',
    view: 'media',
    ...titled('Media'),
    description: `Galleries and wallpapers from the games of ${site.name}.`,
  },
  {
    path: '/shop',
    file: 'shop/index.html',
    page: 'shop',
    view: 'shop',
    ...titled('Template shop'),
    description:
      'Three free, customizable link-in-bio websites: edit one in the browser, export a ZIP, publish it.',
  },
  ...templates.map((template) => ({
    path: `/shop/${template.id}`,
    file: `shop/${template.id}/index.html`,
    page: 'template' as const,
    view: 'template' as const,
    ...titled(template.title),
    description: `${template.summary} A free link-in-bio website to edit in the browser.`,
    templateId: template.id,
  })),
  ...templates.map((template) => ({
    path: `${EDITOR_PATH}${template.id}`,
    file: `editor/${template.id}/index.html`,
    page: 'editor' as const,
    view: 'none' as const,
    ...titled(`${template.title} Editor`),
    description: `Make it your own in the browser: words, links, pictures and colours. ${template.summary}`,
    templateId: template.id,
  })),
]

/** What stands where no route does. Hosts serve the nearest `404.html` up the path. */
export const missing = {
  template: {
    path: '/shop/404',
    file: 'shop/404.html',
    page: 'templateNotFound',
    view: 'template',
    ...titled('Template not found'),
    description: 'There is no such template in the shop.',
  },
  editor: {
    path: '/editor/404',
    file: 'editor/404.html',
    page: 'templateNotFound',
    view: 'none',
    ...titled('Editor not found'),
    description: 'There is no editor for such a template.',
  },
  page: {
    path: '/404',
    file: '404.html',
    page: 'notFound',
    view: 'template',
    ...titled('Page not found'),
    description: 'There is no such page on this site.',
  },
} as const satisfies Record<string, Route>

/** Whether a row is a 404 page, which is not listed and has no canonical address. */
export function isMissing(route: Route): boolean {
  return Object.values<Route>(missing).includes(route)
}

/** Whether a page is one to share: an editor is a tool, and shows its visitor's own page. */
export function isShared(route: Route): boolean {
  return !isMissing(route) && route.page !== 'editor'
}

/** Whether the welcome gate stands before a page: before all that have a sky. */
export function hasGate({ view }: Pick<Route, 'view'>): boolean {
  return view !== 'none'
}

/**
 * The route of a path. A slash at the end, or an `index.html`, is as if it were not there; an unknown path gets
 * the page that says so.
 *
 * @param path as in `location.pathname`, still encoded; anything at all, never decoded
 */
export function findRoute(path: string): Route {
  const plain = path.replace(/(\/index\.html)?\/*$/, '') || '/'
  const found = routes.find((route) => route.path === plain)
  if (found) return found
  if (plain.startsWith(EDITOR_PATH)) return missing.editor
  return plain.startsWith('/shop/') ? missing.template : missing.page
}
