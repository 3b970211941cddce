import { describe, expect, it } from 'vitest'
import { sections as defaults } from '../../../src/site/defaults/content.ts'
import { type ContentLists, filledSections, HOME_SECTIONS } from '../../../src/site/homeSections.ts'
import { schemas } from '../../../src/site/schema.ts'

const LISTS = [...new Set(HOME_SECTIONS.flatMap(({ needs }) => needs ?? []))]

/** Every list of the owner that a section needs, with these entries. */
function listsWith(entries: readonly unknown[]): ContentLists {
  return Object.fromEntries(LISTS.map((list) => [list, entries])) as ContentLists
}

const FULL = listsWith([1])

describe('The sections of the home page', () => {
  it('are all shown when every list has an entry', () => {
    expect(Object.values(filledSections(FULL))).toEqual(HOME_SECTIONS.map(() => true))
  })

  it.each(LISTS)('are hidden when %s is empty and they need it', (list) => {
    const filled = filledSections({ ...FULL, [list]: [] })
    const hidden = HOME_SECTIONS.filter(({ id }) => !filled[id])
    expect(hidden.length).toBeGreaterThan(0)
    expect(hidden).toEqual(HOME_SECTIONS.filter(({ needs }) => needs === list))
  })

  it('are shown when they need no list and all lists are empty', () => {
    const filled = filledSections(listsWith([]))
    for (const { id, needs } of HOME_SECTIONS) expect(filled[id], id).toBe(needs === null)
  })

  it('have the default order and emoji when the owner lists none', () => {
    expect(defaults).toEqual(HOME_SECTIONS.map(({ id, emoji }) => ({ id, emoji })))
    expect(schemas.sections.safeParse(defaults).success).toBe(true)
  })
})
