import type { ComponentType } from 'react'
import type { PageName, Route } from '../routes.ts'

/** A page's main part. */
export type PageContent = ComponentType<Pick<Route, 'templateId'>>

/** The component of each page in the table of paths. Each is a chunk, which the prerendered page preloads. */
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

/** A page's component, if it has loaded. */
export function loadedPage(name: PageName): PageContent | undefined {
  return loaded.get(name)
}

/** Loads a page's component once; after a failure the next call tries again. @throws when it cannot be loaded */
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
