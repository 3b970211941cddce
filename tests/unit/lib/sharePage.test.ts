import { describe, expect, it } from 'vitest'
import { pageAddress } from '../../../src/lib/sharePage.ts'

const origin = 'https://someone.example'

describe('the address to share', () => {
  it.each([
    ['/', '/'],
    ['/index.html', '/'],
    ['/media', '/media/'],
    ['/media/', '/media/'],
    ['/media/index.html', '/media/'],
    ['/some/base/shop/1', '/some/base/shop/1/'],
  ])('of %s is %s, which hosts answer without a redirect', (pathname, path) =>
    expect(pageAddress({ origin, pathname })).toBe(`${origin}${path}`),
  )
})
