import { describe, expect, it } from 'vitest'
import { findRoute, notFoundPages, routes } from '../../src/routes.ts'
import { fileOf, hasGate, hasShareButton, type Route } from '../../src/site/route.ts'

describe('the table of paths', () => {
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
    (path) => expect(findRoute(path).path).toBe('/shop/404'),
  )

  it.each(['/editor/99', '/editor/__proto__', '/editor/1/2', '/editor/404'])(
    'finds no editor at %s',
    (path) => expect(findRoute(path).path).toBe('/editor/404'),
  )

  it('has the gate on every page but the editors', () => {
    for (const route of [...routes, ...notFoundPages])
      expect(hasGate(route), route.path).toBe(!route.path.startsWith('/editor/'))
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

  it('gives every page a title and a description of its own', () => {
    expect(findRoute('/media').title).toBe('Media · Isolde Wren')
    expect(new Set(allRoutes.map(({ title }) => title)).size).toBe(allRoutes.length)
    expect(new Set(allRoutes.map(({ description }) => description)).size).toBe(allRoutes.length)
  })
})
