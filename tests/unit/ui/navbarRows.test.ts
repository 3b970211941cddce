import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const css = readFileSync(new URL('../../../src/ui/Navbar.module.css', import.meta.url), 'utf8')

it('reserves the height of two rows in each window in which the links take two rows', () => {
  const twoRowWindows = css.split('@media').filter((rules) => rules.includes('--row-share:'))
  expect(twoRowWindows).not.toEqual([])
  for (const rules of twoRowWindows) {
    const linkCounts = [
      ...rules.matchAll(/:nth-child\((\d+)\)[^}]*(--row-share|--navbar-height: calc\(2 \* var)/g),
    ]
    expect(linkCounts).toHaveLength(2)
    expect(new Set(linkCounts.map(([, count]) => count)).size).toBe(1)
  }
})
