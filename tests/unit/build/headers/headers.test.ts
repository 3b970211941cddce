import { describe, expect, it } from 'vitest'
import {
  headerRules,
  headersAt,
  headersFile,
  readHeadersFile,
} from '../../../../src/build/headers/headers.ts'

const policy = "default-src 'none'"
const pages = [
  { path: '/', policy },
  { path: '/shop', policy },
  { path: '/editor/frame/*', policy: 'sandbox allow-scripts' },
]
const files = ['assets/index-a1.js', 'assets/index-b2.css']
const player = 'https://player.example'
const rules = headerRules('/', pages, [player], files)

describe('the headers', () => {
  it('survive being written to their file and read again', () => {
    expect(readHeadersFile(headersFile(rules))).toEqual(rules)
  })

  it('protect every path', () => {
    for (const path of ['/', '/shop/1', '/assets/index-a1.js', '/nowhere'])
      expect(headersAt(rules, path)).toMatchObject({
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'SAMEORIGIN',
      })
  })

  it('set Cross-Origin-Resource-Policy for pages and assets, but not for preview cards and examples', () => {
    for (const path of ['/', '/shop/', '/assets/index-a1.js'])
      expect(headersAt(rules, path)['Cross-Origin-Resource-Policy']).toBe('same-origin')
    for (const path of ['/preview.jpg', '/examples/1/'])
      expect(headersAt(rules, path)).not.toHaveProperty('Cross-Origin-Resource-Policy')
  })

  it('give every page its policy, and pictures none', () => {
    for (const page of ['/', '/shop', '/shop/'])
      expect(headersAt(rules, page)['Content-Security-Policy']).toBe("default-src 'none'")
    expect(headersAt(rules, '/assets/harbour-a1.avif')).not.toHaveProperty('Content-Security-Policy')
  })

  it('grant player permissions to the hosts in use only', () => {
    const permissions = headersAt(rules, '/')['Permissions-Policy']
    expect(permissions).toContain(`autoplay=("${player}"), `)
    expect(permissions).toContain('camera=(), ')
    const [rule] = headerRules('/', pages, [], [])
    expect(rule?.headers['Permissions-Policy']).toContain('autoplay=(), ')
    expect(rule?.headers['Permissions-Policy']).toContain('fullscreen=(self), ')
  })

  it('cache hashed files as immutable, pictures for a day, and revalidate pages each time', () => {
    for (const file of files) expect(headersAt(rules, `/${file}`)['Cache-Control']).toContain('immutable')
    expect(headersAt(rules, '/assets/pictures/harbour-c3.avif')['Cache-Control']).toContain('max-age=86400,')
    for (const page of ['/', '/shop', '/shop/'])
      expect(headersAt(rules, page)['Cache-Control']).toBe('no-cache')
  })

  it('do not make the answer for a missing file immutable', () => {
    for (const path of ['/assets/index-z9.js', '/assets/gone/index-a1.js'])
      expect(headersAt(rules, path)).not.toHaveProperty('Cache-Control')
    expect(headersAt(rules, '/assets/pictures/gone.avif')['Cache-Control']).not.toContain('immutable')
  })

  it('forbid other sites to frame an example or to read from it', () => {
    expect(headersAt(rules, '/examples/1/')).toMatchObject({ 'X-Frame-Options': 'SAMEORIGIN' })
    expect(headersAt(rules, '/examples/1/script.js')).not.toHaveProperty('Access-Control-Allow-Origin')
  })

  it('set each header once per path, because hosts would join duplicates', () => {
    const paths = [
      '/',
      '/shop',
      '/shop/',
      '/assets/index-a1.js',
      '/assets/pictures/a.avif',
      '/examples/1/',
      '/editor/frame/',
    ]
    for (const path of paths) {
      const names = rules.flatMap((rule) => Object.keys(headersAt([rule], path)))
      expect(new Set(names).size, path).toBe(names.length)
      expect(names, path).toContain('Cache-Control')
    }
  })

  it('allow the site to frame the editor’s preview, in a sandbox', () => {
    expect(headersAt(rules, '/editor/frame/')).toMatchObject({
      'X-Frame-Options': 'SAMEORIGIN',
      'Content-Security-Policy': 'sandbox allow-scripts',
    })
  })

  it('include the site’s base in their paths', () => {
    const based = headerRules('/some/base/', pages, [], files.slice(0, 1))
    expect(based.map(({ path }) => path)).toEqual([
      '/some/base/*',
      '/some/base/assets/*',
      '/some/base/assets/pictures/*',
      '/some/base/examples/*',
      '/some/base/',
      '/some/base/shop',
      '/some/base/shop/',
      '/some/base/editor/frame/*',
      '/some/base/assets/index-a1.js',
    ])
  })

  it('are read from a file without its other lines', () => {
    expect(readHeadersFile('# note\n  lost: 1\n/a\n  X-One: 1\n  nonsense\n')).toEqual([
      { path: '/a', headers: { 'X-One': '1' } },
    ])
  })
})
