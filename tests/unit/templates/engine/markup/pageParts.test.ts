import { expect, it } from 'vitest'
import { linkOf, type SiteData } from '../../../../../src/templates/engine/data/siteData.ts'
import { pageParts } from '../../../../../src/templates/engine/markup/pageParts.ts'
import { loadSample } from '../../../../../src/templates/engine/sample/samples.ts'
import { FIRST_TEMPLATE } from '../../../../helpers/templates.ts'

const { data: sample } = await loadSample(FIRST_TEMPLATE)
const partsOf = (changed: Partial<SiteData>) => pageParts({ ...sample, ...changed }, new Map(), 'Blood Moon')

it.each([
  ['Rowan Thistle', 'R'],
  ['★ “élodie”', 'é'],
  ['夜の森', '夜'],
  ['e\u0301lodie', 'e\u0301'],
  ['2049', ''],
])('takes the first letter of the name %s', (name, initial) => {
  expect(partsOf({ name }).initial).toBe(initial)
})

it('puts the bio below the links when the user wants the links first', () => {
  const links = [linkOf({ id: 'a', label: 'Shop', url: 'https://shop.example' })]
  expect(partsOf({ bio: 'I draw.', links }).bio).toContain('I draw.')
  expect(partsOf({ bio: 'I draw.', links }).links).not.toContain('I draw.')
  const parts = partsOf({ bio: 'I draw.', links, linksFirst: true })
  expect(parts.bio).toBe('')
  expect(parts.links).toMatch(/>Shop<[\s\S]*<div class="bio">\s*<p[^>]*>I draw\.<\/p>/)
})
