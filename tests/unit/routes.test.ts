import { describe, expect, it } from 'vitest'
import { findRoute, hasGate, missing, routes } from '../../src/routes.ts'

describe('the table of paths', () => {
  it('holds the four routes and the editors, one row a template', () => {
    expect(routes.map((route) => route.path)).toEqual([
      '/',
      '/media',
      '/shop',
      '/shop/1',
      '/shop/2',
      '/shop/3',
      '/editor/1',
      '/editor/2',
      '/editor/3',
    ])
  })

  it.each(routes.map((route) => [route.path, route] as const))(
    'finds %s, with or without a slash',
    (path, route) => {
      expect(findRoute(path)).toBe(route)
      expect(findRoute(`${path}/`)).toBe(route)
      expect(findRoute(`${path.replace(/\/$/, '')}/index.html`)).toBe(route)
    },
  )

  it.each(['/shop/99', '/shop/__proto__', '/shop/constructor', '/shop/%E0%A4%A', '/shop/1/2', '/shop/ 1'])(
    'says that there is no template at %s',
    (path) => expect(findRoute(path)).toBe(missing.template),
  )

  it.each(['/editor/99', '/editor/__proto__', '/editor/1/2', '/editor/404'])(
    'says that there is no editor at %s',
    (path) => expect(findRoute(path)).toBe(missing.editor),
  )

  it('puts the gate before every page but the editors', () => {
    for (const route of [...routes, ...Object.values(missing)])
      expect(hasGate(route), route.path).toBe(!route.path.startsWith('/editor/'))
  })

  it.each(['/nowhere', '/shopping', '/Media', '/%', `/${'a'.repeat(2000)}`])(
    'says that there is no page at %s',
    (path) => expect(findRoute(path)).toBe(missing.page),
  )

  it('gives every page a title, a description and a file of its own', () => {
    const all = [...routes, ...Object.values(missing)]
    for (const field of ['title', 'description', 'file'] as const)
      expect(new Set(all.map((route) => route[field])).size).toBe(all.length)
  })
})
