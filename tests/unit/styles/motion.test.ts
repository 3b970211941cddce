import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const css = readFileSync(new URL('../../../src/styles/motion.css', import.meta.url), 'utf8')

it('stops animations when motion is still, even if a component’s selector is more specific', () => {
  const declarations = [...css.matchAll(/\b(?:animation|transition): ([^;]+);/g)].map(([, value]) => value)
  expect(declarations).not.toEqual([])
  expect(new Set(declarations)).toEqual(new Set(['none !important']))
})
