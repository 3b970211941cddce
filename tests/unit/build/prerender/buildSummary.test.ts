import { expect, it } from 'vitest'
import { buildSummary } from '../../../../src/build/prerender/buildSummary.ts'

it('lists the warnings, and says where the site is', () => {
  expect(buildSummary('https://ada.net', ['games.ts: the picture a.jpg is small.'], 2, 'dist')).toBe(
    '\ngames.ts: the picture a.jpg is small.\nThe site is in dist: 2 pages.\n',
  )
})

it.each(['https://moongate.example', 'https://example.com/ada', 'https://ada.example.org'])(
  'says that the address %s is an example',
  (url) => {
    expect(buildSummary(url, [], 1, 'dist')).toContain(`The site’s address is still an example, ${url}; `)
  },
)

it.each(['https://my-example.com', 'https://example.de', 'https://ada.net/example.com'])(
  'accepts the address %s',
  (url) => {
    expect(buildSummary(url, [], 1, 'dist')).not.toContain('example,')
  },
)
