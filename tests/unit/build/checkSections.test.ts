import { describe, expect, it } from 'vitest'
import { hiddenSectionTexts, unlistedSections } from '../../../src/build/checkSections.ts'
import type { Section } from '../../../src/site/schema.ts'

/** The warnings for lists of one entry each. */
function warningsFor(lists: readonly string[], sections: readonly Section[]) {
  const modules = Object.fromEntries(lists.map((name) => [name, { [name]: [{}] }]))
  return unlistedSections((name) => `${name}.ts`, modules, sections)
}

describe('a list whose section is not listed', () => {
  it('is named when it has no page of its own', () => {
    expect(warningsFor(['events'], [{ id: 'message', emoji: '💌' }])).toEqual([
      "events.ts: is not shown, because sections.ts does not list its section; add { id: 'events', emoji: '📅' } there, or remove the file.",
    ])
  })

  it('is not named when it has a page of its own', () => {
    expect(warningsFor(['galleries', 'templates'], [])).toEqual([])
  })
})

it('A list is not named when its section is listed', () => {
  expect(warningsFor(['events'], [{ id: 'events', emoji: '📅' }])).toEqual([])
})

it('A text in sections.ts is named when its section shows no text', () => {
  const sections: readonly Section[] = [
    { id: 'shop', emoji: '🛍️', text: 'Bowls.' },
    { id: 'projects', emoji: '✨' },
    { id: 'music', emoji: '🎧', text: 'Songs.' },
  ]
  expect(hiddenSectionTexts('sections.ts', sections)).toEqual([
    'sections.ts: “music”: text is not shown, because only shop, media and newsletter have one; remove it.',
  ])
})
