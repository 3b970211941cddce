import type { ComponentType } from 'react'
import { BASE } from '../lib/base.ts'
import { type LazyModule, lazyModule } from '../lib/lazyModule.ts'
import { findRoute, type PageName, pageComponent, type Route } from '../routes.ts'

/** The route at an address' path, the base included, as in `location.pathname`. */
export function routeAt(pathname: string): Route {
  return findRoute(pathname.slice(BASE.length - 1))
}

/** A page's main part. */
export type PageContent = ComponentType<Pick<Route, 'templateId' | 'kit'>>

/** The files of the pages. Each is a chunk, which the prerendered page preloads. */
const files = import.meta.glob<Readonly<Record<string, PageContent>>>('./?*Page.tsx')

const pages = new Map<PageName, LazyModule<PageContent>>()

/** A page's component, to be loaded; it fails for a page that has no file. */
export function lazyPage(name: PageName): LazyModule<PageContent> {
  const known = pages.get(name)
  if (known) return known
  const page = lazyModule(() => importPage(name))
  pages.set(name, page)
  return page
}

async function importPage(name: PageName): Promise<PageContent> {
  const component = pageComponent(name)
  const exports = await files[`./${component}.tsx`]?.()
  const page = exports?.[component]
  if (!page)
    throw new Error(`The page “${name}” needs a file pages/${component}.tsx that exports ${component}`)
  return page
}
