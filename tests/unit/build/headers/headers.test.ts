import { describe, expect, it } from 'vitest'
import {
  headerRules,
  headersAt,
  headersFile,
  readHeadersFile,
} from '../../../../src/build/headers/headers.ts'

const player = 'https://player.example'
const rules = headerRules('/', [player])

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

  it('set Cross-Origin-Resource-Policy for assets, but not for preview cards and examples', () => {
    expect(headersAt(rules, '/assets/index-a1.js')['Cross-Origin-Resource-Policy']).toBe('same-origin')
    for (const path of ['/preview.jpg', '/examples/1/'])
      expect(headersAt(rules, path)).not.toHaveProperty('Cross-Origin-Resource-Policy')
  })

  it('grant player permissions to the hosts in use only', () => {
    const permissions = headersAt(rules, '/')['Permissions-Policy']
    expect(permissions).toContain(`autoplay=("${player}"), `)
    expect(permissions).toContain('camera=(), ')
    const [rule] = headerRules('/', [])
    expect(rule?.headers['Permissions-Policy']).toContain('autoplay=(), ')
    expect(rule?.headers['Permissions-Policy']).toContain('fullscreen=(self), ')
  })

  it('have files with a hash cached, but not for longer than a day before they are asked for again', () => {
    for (const path of ['/assets/index-a1.js', '/assets/pictures/harbour-c3.avif', '/assets/gone.js'])
      expect(headersAt(rules, path)['Cache-Control']).toBe(
        'public, max-age=86400, stale-while-revalidate=31536000',
      )
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
    }
  })

  it('allow the site to frame the editor’s preview, in a sandbox', () => {
    expect(headersAt(rules, '/editor/frame/')).toMatchObject({
      'X-Frame-Options': 'SAMEORIGIN',
      'Content-Security-Policy': 'sandbox allow-scripts',
    })
  })

  it('are four rules, which include the site’s base', () => {
    expect(headerRules('/some/base/', []).map(({ path }) => path)).toEqual([
      '/some/base/*',
      '/some/base/assets/*',
      '/some/base/examples/*',
      '/some/base/editor/frame/*',
    ])
  })

  it('are read from a file without its other lines', () => {
    expect(readHeadersFile('# note\n  lost: 1\n/a\n  X-One: 1\n  nonsense\n')).toEqual([
      { path: '/a', headers: { 'X-One': '1' } },
    ])
  })
})
