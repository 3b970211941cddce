import { describe, expect, it } from 'vitest'
import { sections as defaults } from '../../../src/site/defaults/content.ts'
import { type ContentLists, filledSections, HOME_SECTIONS } from '../../../src/site/homeSections.ts'
import { schemas } from '../../../src/site/schema.ts'

const FULL: ContentLists = { socials: [1], templates: [1], projects: [1], games: [1], tracks: [1] }

describe('The sections of the home page', () => {
  it('are all there when every list has an entry', () => {
    expect(Object.values(filledSections(FULL))).toEqual(HOME_SECTIONS.map(() => true))
  })

  for (const { id, needs } of HOME_SECTIONS)
    it(`hide ${id} alone when ${needs ?? 'nothing'} is empty`, () => {
      const filled = filledSections(needs === null ? FULL : { ...FULL, [needs]: [] })
      const hidden = Object.entries(filled).flatMap(([section, isFilled]) => (isFilled ? [] : [section]))
      expect(hidden).toEqual(needs === null ? [] : [id])
    })

  it('are in their own order, each with its emoji, for an owner who lists none', () => {
    expect(defaults).toEqual(HOME_SECTIONS.map(({ id, emoji }) => ({ id, emoji })))
    expect(schemas.sections.safeParse(defaults).success).toBe(true)
  })
})
