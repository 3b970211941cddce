import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { contentSchemas } from '../../../src/build/content/checks/contentSchemas.ts'
import { loadContent } from '../../../src/build/content/loadContent.ts'
import { sectionRows } from '../../../src/sections/sectionRows.ts'
import { ownerContent } from '../../helpers/ownerContent.ts'
import { leastContent } from '../../helpers/projectCopy.ts'

const events = `export const events = [{ name: 'Market', date: '2026-12-05', place: 'Quay' }]`
const contact = 'export const contact = {}'
const sections = `export const sections = [{ id: 'message', emoji: '💌' }, { id: 'events', emoji: '📅', name: 'Markets' }]`

/** The sections of a home page with these content files. */
async function sectionsWith(files: Readonly<Record<string, string>>) {
  const content = ownerContent({ ...leastContent, ...files })
  try {
    const shown = (await loadContent(process.cwd())).sections
    return shown.map(({ id, name }) => [id, name])
  } finally {
    content.remove()
  }
}

describe('The sections of the home page', () => {
  it('have the default order and names when the owner lists none', async () => {
    expect(await sectionsWith({ 'events.ts': events, 'contact.ts': contact })).toEqual([
      ['events', 'Dates'],
      ['message', 'Message'],
    ])
  })

  it('have the owner’s order and names when the owner lists them', async () => {
    expect(
      await sectionsWith({ 'events.ts': events, 'contact.ts': contact, 'sections.ts': sections }),
    ).toEqual([
      ['message', 'Message'],
      ['events', 'Markets'],
    ])
  })

  it('are left out when they are empty', async () => {
    expect(await sectionsWith({ 'sections.ts': sections })).toEqual([])
    expect(await sectionsWith({ 'contact.ts': contact, 'sections.ts': sections })).toEqual([
      ['message', 'Message'],
    ])
  })

  it('may be listed as in the default order', () => {
    const rows = sectionRows.map(({ id, emoji }) => ({ id, emoji }))
    const { sections: schema = z.never() } = contentSchemas('build')
    expect(z.safeParse(schema, rows).success).toBe(true)
  })
})
