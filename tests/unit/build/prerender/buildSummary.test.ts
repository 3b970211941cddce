import { expect, it } from 'vitest'
import { buildSummary } from '../../../../src/build/prerender/buildSummary.ts'

it('lists the warnings, and says where the site is', () => {
  expect(buildSummary('https://ada.net', ['games.ts: the picture a.jpg is small.'], 2, 'dist', [])).toBe(
    '\ngames.ts: the picture a.jpg is small.\nThe site is in dist: 2 pages.\n',
  )
})

it.each(['https://moongate.example', 'https://example.com/ada', 'https://ada.example.org'])(
  'says that the address %s is an example',
  (url) => {
    expect(buildSummary(url, [], 1, 'dist', [])).toContain(`The site’s address is still an example, ${url}; `)
  },
)

it.each(['https://my-example.com', 'https://example.de', 'https://ada.net/example.com'])(
  'accepts the address %s',
  (url) => {
    expect(buildSummary(url, [], 1, 'dist', [])).not.toContain('example,')
  },
)

it.each([
  [['pages/a.md'], 'The site is in dist: 2 pages, without 1 draft (pages/a.md).'],
  [['a.md', 'b.md', 'c.md', 'd.md'], 'The site is in dist: 2 pages, without 4 drafts (a.md, b.md, c.md, …).'],
])('says how many drafts it left out of %j', (drafts, sentence) => {
  expect(buildSummary('https://ada.net', [], 2, 'dist', drafts)).toBe(`\n${sentence}\n`)
})
