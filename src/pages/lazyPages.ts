import { type ComponentType, createElement, type LazyExoticComponent, lazy } from 'react'
import { abortable } from '../lib/abortable.ts'
import { BASE } from '../lib/base.ts'
import { findRoute } from '../routes.ts'
import { pages } from '../site/ownerPages.ts'
import type { ProsePiece } from '../site/prose.ts'
import type { Route } from '../site/route.ts'

/** A page that has not arrived after this time counts as missing, ms. */
const LOAD_TIMEOUT_MS = 4000

type PageProps = Pick<Route, 'cardId' | 'kit' | 'name' | 'path'>
/** @property prose the text of a Markdown page; empty on all other pages */
export type PageContentProps = PageProps & { readonly prose: readonly ProsePiece[] }

type PageModule = Readonly<{ default: ComponentType<PageProps> }>

/** All modules such as `home/HomePage.tsx`. Each is a separate chunk, which the page's HTML preloads. */
const pageModules = import.meta.glob<Readonly<Record<string, ComponentType<PageContentProps>>>>(
  './*/*Page.tsx',
)

const loading = new Map<string, Promise<PageModule>>()
const lazyPages = new Map<string, LazyExoticComponent<ComponentType<PageProps>>>()

/** The name of a page's component: `HomePage` for `home`. */
function componentOf(page: string): string {
  return `${page[0]?.toUpperCase()}${page.slice(1)}Page`
}

/** The module of a page's component, relative to this folder. */
export function moduleOf({ page }: Pick<Route, 'page'>): string {
  return `./${page}/${componentOf(page)}.tsx`
}

/** The route of an address. @param pathname as in `location.pathname`: begins with the site's base */
export function routeAt(pathname: string): Route {
  return findRoute(pathname.slice(BASE.length - 1))
}

/** Fetches the component of a page, and its text if it is written in Markdown, once. @throws when one does not load */
export function loadPage(route: Pick<Route, 'page' | 'path'>): Promise<PageModule> {
  const known = loading.get(route.path)
  if (known) return known
  const module = importPage(route)
  loading.set(route.path, module)
  // The next press on a link tries again.
  module.catch(() => loading.delete(route.path))
  return module
}

/**
 * The component of a page. It throws when its files are missing. In a browser it also throws when they do not arrive within
 * `LOAD_TIMEOUT_MS`: a build on a busy computer must not leave a page empty.
 */
export function lazyPage(route: Pick<Route, 'page' | 'path'>) {
  const known = lazyPages.get(route.path)
  if (known) return known
  const component = lazy(() =>
    import.meta.env.SSR ? loadPage(route) : abortable(loadPage(route), AbortSignal.timeout(LOAD_TIMEOUT_MS)),
  )
  lazyPages.set(route.path, component)
  return component
}

async function importPage({ page, path }: Pick<Route, 'page' | 'path'>): Promise<PageModule> {
  const name = componentOf(page)
  const [exports, prose = []] = await Promise.all([
    pageModules[moduleOf({ page })]?.(),
    pages.find((ownerPage) => ownerPage.path === path)?.loadProse(),
  ])
  const Component = exports?.[name]
  if (!Component)
    throw new Error(`The page “${page}” needs a file pages/${page}/${name}.tsx that exports ${name}`)
  return { default: (props) => createElement(Component, { ...props, prose }) }
}
