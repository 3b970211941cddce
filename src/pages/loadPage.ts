import type { ComponentType } from 'react'
import { BASE } from '../lib/base.ts'
import { type LazyModule, lazyModule } from '../lib/lazyModule.ts'
import { findRoute, type PageName, pageComponent, type Route } from '../routes.ts'

/** The route of an address. @param pathname as in `location.pathname`: it begins with the base */
export function routeAt(pathname: string): Route {
  return findRoute(pathname.slice(BASE.length - 1))
}

export type PageContent = ComponentType<Pick<Route, 'path' | 'templateId' | 'kit'>>

/** The pages' modules. Each is a chunk of its own, which the page's HTML preloads. */
const files = import.meta.glob<Readonly<Record<string, PageContent>>>('./?*Page.tsx')

const pages = new Map<PageName, LazyModule<PageContent>>()

/** The component of a page. Loading fails if there is no file for it. */
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
