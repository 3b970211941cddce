import { describe, expect, it } from 'vitest'
import { siteUrl } from '../../../../src/build/content/siteUrl.ts'

describe('the site’s address', () => {
  it.each([
    ['https://example.com', 'https://example.com/'],
    ['https://example.com/', 'https://example.com/'],
    ['https://you.github.io/moongate', 'https://you.github.io/moongate/'],
    ['https://example.com/some/base//', 'https://example.com/some/base/'],
    ['http://localhost:4173/some/base', 'http://localhost:4173/some/base/'],
  ])('reads %s as %s', (setting, url) => expect(siteUrl(setting).href).toBe(url))

  it.each([
    'example.com',
    '/some/base/',
    'ftp://example.com',
    'https://example.com/?a',
    'https://example.com/#a',
    'https://ada@example.com/',
    'https://:secret@example.com/',
  ])('refuses %s, and says what to write', (setting) =>
    expect(() => siteUrl(setting)).toThrow(/write it in full, as in https:\/\//),
  )
})
