import { describe, expect, it } from 'vitest'
import { cards, galleries, site } from '../../src/build/content/content.ts'
import { findRoute, notFoundPages, routes } from '../../src/routes.ts'
import { fileOf, hasGate, hasShareButton, type Route } from '../../src/site/route.ts'
import { TEMPLATE_IDS } from '../../src/templates/templateList.ts'
import { ALIKE_CARDS_REASON, hasAlikeCards } from '../helpers/content.ts'
import { isOwnersPage } from '../helpers/ownersPages.ts'

describe('the table of paths', () => {
  it('has home, each gallery, the shop and its cards, and all editors if a card has a template', () => {
    const paths = routes.map((route) => route.path)
    expect(paths[0]).toBe('/')
    expect(paths.filter((path) => path.startsWith('/shop/'))).toEqual(cards.map(({ id }) => `/shop/${id}`))
    expect(new Set(paths.filter((path) => path.startsWith('/editor/')))).toEqual(
      new Set(cards.some(({ kit }) => kit) ? TEMPLATE_IDS.map((id) => `/editor/${id}`) : []),
    )
    expect(routes.filter(({ page }) => page === 'media').map(({ path }) => path)).toEqual(
      galleries.map(({ path }) => path),
    )
    expect(paths.includes('/media')).toBe(galleries.some(({ path }) => path === '/media'))
    expect(paths.includes('/shop')).toBe(cards.length > 0)
  })

  it.each(routes.map((route) => [route.path, route] as const))(
    'finds %s, also with a slash or with index.html at its end',
    (path, route) => {
      expect(findRoute(path)).toBe(route)
      expect(findRoute(`${path}/`)).toBe(route)
      expect(findRoute(`${path.replace(/\/$/, '')}/index.html`)).toBe(route)
    },
  )

  it.each(['/shop/99', '/shop/__proto__', '/shop/constructor', '/shop/%E0%A4%A', '/shop/1/2', '/shop/ 1'])(
    'finds no template at %s',
    (path) => expect(findRoute(path).path).toBe(cards.length > 0 ? '/shop/404' : '/404'),
  )

  it.each(['/editor/99', '/editor/__proto__', '/editor/1/2', '/editor/404'])(
    'finds no editor at %s',
    (path) => expect(findRoute(path).path).toBe(cards.some(({ kit }) => kit) ? '/editor/404' : '/404'),
  )

  it('has the gate, if the site has one, on every page but the editors and those of the owner’s pages that have no sky', () => {
    const isWithoutSky = (route: Route) =>
      route.path.startsWith('/editor/') || (isOwnersPage(route) && route.view === 'none')
    for (const route of [...routes, ...notFoundPages])
      expect(hasGate(route), route.path).toBe(site.sky.gate && !isWithoutSky(route))
  })

  it('has a share button on no 404 page', () => {
    expect(notFoundPages.filter(hasShareButton)).toEqual([])
  })

  it.each(['/nowhere', '/shopping', '/Media', '/%', `/${'a'.repeat(2000)}`])('finds no page at %s', (path) =>
    expect(findRoute(path).path).toBe('/404'),
  )

  const allRoutes: readonly Route[] = [...routes, ...notFoundPages]

  it('gives every page a file of its own', () => {
    expect(new Set(allRoutes.map(fileOf)).size).toBe(allRoutes.length)
  })

  it('gives every page a title and a description of its own', ({ skip }) => {
    skip(hasAlikeCards, ALIKE_CARDS_REASON)
    expect(new Set(allRoutes.map(({ title }) => title)).size).toBe(allRoutes.length)
    expect(new Set(allRoutes.map(({ description }) => description)).size).toBe(allRoutes.length)
  })
})
