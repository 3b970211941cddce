import { expect, it } from 'vitest'
import { findPageData } from '../../../src/templates/pageData.ts'

const MANY = 400_000

it('The data of a page is found by its id, among other scripts and as other tools write it', () => {
  expect(findPageData('<script id="site-data">{}</script>')).toBe('{}')
  expect(findPageData('<script src="a.js"></script>\n<script\n  id="site-data"\n>[1]</script>')).toBe('[1]')
  expect(findPageData("<script type=x id='site-data'> 1 </script>")).toBe(' 1 ')
  expect(findPageData('<script id=site-data>2</script>')).toBe('2')
  expect(findPageData('<script>"<script id=site-data>"</script><script id="site-data">3</script>')).toBe('3')
})

it('A page without data has none', () => {
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

// Each took hours when a pattern began anew at every script.
for (const [what, html] of [
  ['scripts that begin and never end', '<script '.repeat(MANY)],
  ['scripts of the right id that never end', '<script id="site-data">'.repeat(MANY)],
  ['scripts one after the other', '<script></script>'.repeat(MANY)],
] as const)
  it(`A page of ${what} is looked through at once`, () => {
    expect(findPageData(html)).toBeNull()
  })
