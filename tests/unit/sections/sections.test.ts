import { describe, expect, it } from 'vitest'
import { contentSchemas } from '../../../src/build/content/checks/contentSchemas.ts'
import { loadContent } from '../../../src/build/content/loadContent.ts'
import { sectionRows } from '../../../src/sections/sections.ts'
import { ownContent } from '../../helpers/ownContent.ts'
import { leastContent } from '../../helpers/projectCopy.ts'

const events = `export const events = [{ name: 'Market', date: '2026-12-05', place: 'Quay' }]`
const sections = `export const sections = [{ id: 'message', emoji: '💌' }, { id: 'events', emoji: '📅', name: 'Markets' }]`

/** The sections of a home page with these content files. */
async function sectionsWith(files: Readonly<Record<string, string>>) {
  const content = ownContent({ ...leastContent, ...files })
  try {
    const shown = (await loadContent(process.cwd())).sections
    return shown.map(({ id, name }) => [id, name])
  } finally {
    content.remove()
  }
}

describe('The sections of the home page', () => {
  it('have the default order and names when the owner lists none', async () => {
    expect(await sectionsWith({ 'events.ts': events })).toEqual([
      ['events', 'Dates'],
      ['message', 'Message'],
    ])
  })

  it('have the owner’s order and names when the owner lists them', async () => {
    expect(await sectionsWith({ 'events.ts': events, 'sections.ts': sections })).toEqual([
      ['message', 'Message'],
      ['events', 'Markets'],
    ])
  })

  it('are left out when they are empty', async () => {
    expect(await sectionsWith({ 'sections.ts': sections })).toEqual([['message', 'Message']])
  })

  it('may be listed as in the default order', () => {
    const rows = sectionRows.map(({ id, emoji }) => ({ id, emoji }))
    expect(contentSchemas('build').sections?.safeParse(rows).success).toBe(true)
  })
})
