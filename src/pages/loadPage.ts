import type { ComponentType } from 'react'
import type { PageName, Route } from '../routes.ts'

/** What draws a page's main part. */
export type PageContent = ComponentType<Pick<Route, 'templateId'>>

/**
 * Where the component of each page in the table of paths is: a script of its own, fetched with or before its page. (Not
 * taken apart in the parameter: Vite would wrap each import to see what is taken.)
 */
const importers: Readonly<Record<PageName, () => Promise<PageContent>>> = {
  home: () => import('./HomePage.tsx').then((page) => page.HomePage),
  media: () => import('./MediaPage.tsx').then((page) => page.MediaPage),
  shop: () => import('./ShopPage.tsx').then((page) => page.ShopPage),
  template: () => import('./TemplatePage.tsx').then((page) => page.TemplatePage),
  editor: () => import('./EditorPage.tsx').then((page) => page.EditorPage),
  templateNotFound: () => import('./TemplateNotFoundPage.tsx').then((page) => page.TemplateNotFoundPage),
  notFound: () => import('./NotFoundPage.tsx').then((page) => page.NotFoundPage),
}

const loaded = new Map<PageName, PageContent>()
const loading = new Map<PageName, Promise<PageContent>>()

/** A page's component, if it is already here. */
export function loadedPage(name: PageName): PageContent | undefined {
  return loaded.get(name)
}

/** Fetches a page's component, once; one that could not be fetched is asked for again. @throws when it cannot be had */
export function loadPage(name: PageName): Promise<PageContent> {
  const before = loading.get(name)
  if (before) return before
  const coming = importers[name]()
  loading.set(name, coming)
  coming.then(
    (content) => loaded.set(name, content),
    () => loading.delete(name),
  )
  return coming
}
