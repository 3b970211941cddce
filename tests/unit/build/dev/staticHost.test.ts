import { describe, expect, it } from 'vitest'
import { staticFile } from '../../../../src/build/dev/staticHost.ts'

const files = new Set([
  'index.html',
  '404.html',
  'shop/index.html',
  'shop/404.html',
  'shop/1/index.html',
  'icon.svg',
])
const served = (path: string) => staticFile(path, (file) => files.has(file))

describe('the static host', () => {
  it.each([
    ['/', 'index.html'],
    ['/shop', 'shop/index.html'],
    ['/shop/', 'shop/index.html'],
    ['/shop/1', 'shop/1/index.html'],
    ['/icon.svg', 'icon.svg'],
  ])('serves %s from %s', (path, file) => expect(served(path)).toEqual({ file, status: 200 }))

  it.each([
    ['/nowhere', '404.html'],
    ['/missing.png', '404.html'],
    ['/shop/99', 'shop/404.html'],
    ['/shop/%E0%A4%A', 'shop/404.html'],
    ['/shop/a/b/c', 'shop/404.html'],
    ['/../package.json', '404.html'],
    ['/%2e%2e/package.json', '404.html'],
  ])('answers %s with the nearest %s', (path, file) => expect(served(path)).toEqual({ file, status: 404 }))
})
