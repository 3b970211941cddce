import { describe, expect, it } from 'vitest'
import { headerRules, headersAt, headersFile, readHeadersFile } from '../../../src/build/headers.ts'

const policy = "default-src 'none'"
const pages = [
  { path: '/', policy },
  { path: '/shop', policy },
  { path: '/editor/frame/*', policy: 'sandbox allow-scripts' },
]
const files = ['assets/index-a1.js', 'assets/index-b2.css']
const rules = headerRules('/', pages, files)

describe('the headers', () => {
  it('are the same read from their file as written to it', () => {
    expect(readHeadersFile(headersFile(rules))).toEqual(rules)
  })

  it('guard every path', () => {
    for (const path of ['/', '/shop/1', '/assets/index-a1.js', '/nowhere'])
      expect(headersAt(rules, path)).toMatchObject({
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'SAMEORIGIN',
      })
  })

  it('let no other site take a page, a script or a picture of this one, but for what is there to be shown', () => {
    for (const path of ['/', '/shop/', '/assets/index-a1.js'])
      expect(headersAt(rules, path)['Cross-Origin-Resource-Policy']).toBe('same-origin')
    for (const path of ['/preview.jpg', '/examples/1/'])
      expect(headersAt(rules, path)).not.toHaveProperty('Cross-Origin-Resource-Policy')
  })

  it('give every page its policy, and a picture by itself none', () => {
    for (const page of ['/', '/shop', '/shop/'])
      expect(headersAt(rules, page)['Content-Security-Policy']).toBe("default-src 'none'")
    expect(headersAt(rules, '/assets/harbour-a1.avif')).not.toHaveProperty('Content-Security-Policy')
  })

  it('let hashed files be kept for ever, and pages be asked for each time', () => {
    for (const file of files) expect(headersAt(rules, `/${file}`)['Cache-Control']).toContain('immutable')
    expect(headersAt(rules, '/assets/pictures/harbour-c3.avif')['Cache-Control']).toMatch(/max-age=\d{5}\b/)
    for (const page of ['/', '/shop', '/shop/'])
      expect(headersAt(rules, page)['Cache-Control']).toBe('no-cache')
  })

  it('never let the word that a file is missing be kept as the file would be', () => {
    for (const path of ['/assets/index-z9.js', '/assets/gone/index-a1.js'])
      expect(headersAt(rules, path)).not.toHaveProperty('Cache-Control')
    expect(headersAt(rules, '/assets/pictures/gone.avif')['Cache-Control']).not.toContain('immutable')
  })

  it('let no other site frame an example, nor read from it', () => {
    expect(headersAt(rules, '/examples/1/')).toMatchObject({ 'X-Frame-Options': 'SAMEORIGIN' })
    expect(headersAt(rules, '/examples/1/script.js')).not.toHaveProperty('Access-Control-Allow-Origin')
  })

  it('never say one thing twice for one path, which hosts would join into one line', () => {
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
      const said = rules.flatMap((rule) => Object.keys(headersAt([rule], path)))
      expect(new Set(said).size, path).toBe(said.length)
      expect(said, path).toContain('Cache-Control')
    }
  })

  it('let the site itself frame the editor’s preview, which is sandboxed also by itself', () => {
    expect(headersAt(rules, '/editor/frame/')).toMatchObject({
      'X-Frame-Options': 'SAMEORIGIN',
      'Content-Security-Policy': 'sandbox allow-scripts',
    })
  })

  it('stand under the site’s base', () => {
    const based = headerRules('/some/base/', pages, files.slice(0, 1))
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

  it('pass over what is not a header', () => {
    expect(readHeadersFile('# note\n  lost: 1\n/a\n  X-One: 1\n  nonsense\n')).toEqual([
      { path: '/a', headers: { 'X-One': '1' } },
    ])
  })
})
