import type { ComponentType } from 'react'
import type { PageName, Route } from '../routes.ts'
import { pageComponent } from './pageComponent.ts'

/** A page's main part. */
export type PageContent = ComponentType<Pick<Route, 'templateId' | 'kit'>>

/** The files of the pages. Each is a chunk, which the prerendered page preloads. */
const files = import.meta.glob<Readonly<Record<string, PageContent>>>('./?*Page.tsx')

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
  const coming = importPage(name)
  loading.set(name, coming)
  coming.then(
    (content) => loaded.set(name, content),
    () => loading.delete(name),
  )
  return coming
}

async function importPage(name: PageName): Promise<PageContent> {
  const component = pageComponent(name)
  const exports = await files[`./${component}.tsx`]?.()
  const page = exports?.[component]
  if (!page)
    throw new Error(`The page “${name}” needs a file pages/${component}.tsx that exports ${component}`)
  return page
}
