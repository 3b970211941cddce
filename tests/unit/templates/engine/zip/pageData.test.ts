import { expect, it } from 'vitest'
import { findPageData } from '../../../../../src/templates/engine/zip/pageData.ts'

const MANY = 400_000

it('finds the data by its id, among other scripts and in other tools’ formatting', () => {
  expect(findPageData('<script id="site-data">{}</script>')).toBe('{}')
  expect(findPageData('<script src="a.js"></script>\n<script\n  id="site-data"\n>[1]</script>')).toBe('[1]')
  expect(findPageData("<script type=x id='site-data'> 1 </script>")).toBe(' 1 ')
  expect(findPageData('<script id=site-data>2</script>')).toBe('2')
  expect(findPageData('<script>"<script id=site-data>"</script><script id="site-data">3</script>')).toBe('3')
})

it('returns null when the page has no data', () => {
  for (const html of [
    '',
    '<script',
    '<script id="site-data"',
    '<script id="site-data">{}',
    '<script data-id="site-data">{}</script>',
    '<script id="site-data-2">{}</script>',
  ])
    expect(findPageData(html)).toBeNull()
})

// A regular expression that starts again at every script could take hours for these pages.
for (const [description, html] of [
  ['scripts that begin and never end', '<script '.repeat(MANY)],
  ['scripts of the right id that never end', '<script id="site-data">'.repeat(MANY)],
  ['scripts one after the other', '<script></script>'.repeat(MANY)],
] as const)
  it(`searches a page of ${description} in linear time`, () => {
    expect(findPageData(html)).toBeNull()
  })
