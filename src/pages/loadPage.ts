import { proseModules } from 'virtual:prose'
import type { ComponentType } from 'react'
import { BASE } from '../lib/base.ts'
import { type LazyModule, lazyModule } from '../lib/lazyModule.ts'
import { findRoute, pageComponent, type Route } from '../routes.ts'
import type { Prose } from '../site/prose.ts'
import { loadRareParts } from './rareParts.ts'

/** The route of an address. @param pathname as in `location.pathname`: begins with the site's base */
export function routeAt(pathname: string): Route {
  return findRoute(pathname.slice(BASE.length - 1))
}

/** @property prose the text of a Markdown page; empty on all other pages */
export type PageProps = Pick<Route, 'cardId' | 'kit' | 'name' | 'path'> & { readonly prose: Prose }
type PageComponent = ComponentType<PageProps>

export interface PageContent {
  readonly Component: PageComponent
  readonly prose: Prose
}

/** All modules such as `HomePage.tsx`, without `Page.tsx`. Each is a separate chunk, which the page's HTML preloads. */
const pageModules = import.meta.glob<Readonly<Record<string, PageComponent>>>('./?*Page.tsx')

const pages = new Map<string, LazyModule<PageContent>>()

/** The component of a page, and its text if it is written in Markdown. */
export function lazyPage(route: Pick<Route, 'page' | 'path'>): LazyModule<PageContent> {
  const importProse = proseModules[route.path]
  const key = importProse ? route.path : route.page
  const cached = pages.get(key)
  if (cached) return cached
  const page = lazyModule(async () => {
    const [Component, proseModule] = await Promise.all([
      importComponent(route),
      importProse?.(),
      loadRareParts(route),
    ])
    return { Component, prose: proseModule?.prose ?? [] }
  })
  pages.set(key, page)
  return page
}

async function importComponent({ page }: Pick<Route, 'page'>): Promise<PageComponent> {
  const componentName = pageComponent(page)
  const exports = await pageModules[`./${componentName}.tsx`]?.()
  const Component = exports?.[componentName]
  if (!Component)
    throw new Error(
      `The page “${page}” needs a file pages/${componentName}.tsx that exports ${componentName}`,
    )
  return Component
}
