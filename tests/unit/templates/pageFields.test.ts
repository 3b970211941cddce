import { describe, expect, it } from 'vitest'
import { itemFieldOf, type PageFields, pageField, unchecked } from '../../../src/templates/fields/field.ts'
import { GROUP_IDS } from '../../../src/templates/fields/formGroups.ts'
import { fieldsOfGroup } from '../../../src/templates/fields/formOrder.ts'
import { linkFields } from '../../../src/templates/fields/linkFields.ts'
import { pageFields } from '../../../src/templates/fields/pageFields.ts'
import { flag, line } from '../../../src/templates/fields/valueTypes.ts'
import { loadKit } from '../../../src/templates/kits.ts'
import { renderPage } from '../../../src/templates/renderPage.ts'
import { sampleSite } from '../../../src/templates/samples.ts'
import { linkOf, type SiteData } from '../../../src/templates/siteData.ts'
import { DATA_VERSION } from '../../../src/templates/siteDataSchema.ts'
import { rareFilesFor } from '../../../src/templates/withLetters.ts'
import { FIRST_TEMPLATE } from '../../helpers/templates.ts'

const fields: PageFields = pageFields
const kit = await loadKit(FIRST_TEMPLATE)
const { data: sample, pictures } = await sampleSite(FIRST_TEMPLATE)
const VIETNAMESE = 'Nguyễn Thị Ánh Tuyết'

describe('The fields of a page', () => {
  it('each have a unique place in their group of the form', () => {
    for (const group of GROUP_IDS) {
      const places = fieldsOfGroup(fields, group).map(({ form }) => form.place)
      expect(places, group).toEqual(places.map((_, index) => index + 1))
    }
  })

  it('have an empty value of their type, unless a template provides it', () => {
    for (const [key, { type, empty }] of Object.entries(fields))
      expect(type.schema.safeParse(empty).success, key).toBe(key !== 'template')
    for (const { items } of Object.values(fields))
      for (const [key, { type, empty }] of Object.entries(items?.fields ?? {}))
        expect(type.schema.safeParse(empty).success, key).toBe(key !== 'id')
  })

  it('were introduced by an existing version', () => {
    for (const { since, items } of Object.values(fields))
      for (const version of [since, ...Object.values(items?.fields ?? {}).map((field) => field.since)])
        expect(version).toBeLessThanOrEqual(DATA_VERSION)
  })

  it('have keys without hyphens, so that the ids of their elements can be parsed', () => {
    const keys = Object.entries(fields).flatMap(([key, { items }]) => [
      key,
      ...Object.keys(items?.fields ?? {}),
    ])
    for (const key of keys) expect(key).toMatch(/^[a-zA-Z]+$/)
  })

  it('add their rare letters when the page shows them as text', () => {
    const body = (data: SiteData) =>
      renderPage(kit, data, pictures)
        .replace(/^[\s\S]*<body/, '')
        .replace(/<script[\s\S]*?<\/script>/g, '')
    const shows = (data: SiteData) =>
      body(data)
        .replace(/<[^>]*>/g, '')
        .includes(VIETNAMESE)
    const named = { ...sample, title: '', language: 'en' }
    const shown: string[] = []
    const expectLetters = (key: string, data: SiteData) => {
      if (!shows(data)) return
      shown.push(key)
      expect(rareFilesFor(kit, data).length, key).toBeGreaterThan(rareFilesFor(kit, named).length)
    }
    for (const [key, { empty }] of Object.entries(fields))
      if (empty === '' && key !== 'template') expectLetters(key, { ...named, [key]: VIETNAMESE })
    // The emoji is drawn with the system's own.
    for (const [key, { empty }] of Object.entries(linkFields))
      if (empty === '' && key !== 'id' && key !== 'emoji') {
        const link = linkOf({ id: 'one', label: 'One', url: 'https://example.com', [key]: VIETNAMESE })
        expectLetters(`links.${key}`, { ...named, links: [link] })
      }
    expect(shown).toEqual(expect.arrayContaining(['name', 'tagline', 'bio', 'links.label', 'links.note']))
    expectLetters('title', { ...named, name: '', title: VIETNAMESE })
    expect(shown).toContain('title')
  })

  it('cannot be described incompletely or with values of another type', () => {
    const whole = {
      type: line,
      empty: '',
      since: 1,
      form: null,
      preview: null,
      restyles: 'nothing',
      hasLetters: false,
      check: unchecked,
    } as const
    expect(pageField(whole)).toBe(whole)
    const { type, empty, since, form, preview, restyles, hasLetters, check, ...none } = whole
    // @ts-expect-error It has no empty value.
    pageField({ ...none, type, since, form, preview, restyles, hasLetters, check })
    // @ts-expect-error It has no version.
    pageField({ ...none, type, empty, form, preview, restyles, hasLetters, check })
    // @ts-expect-error It has no place in the form.
    pageField({ ...none, type, empty, since, preview, restyles, hasLetters, check })
    // @ts-expect-error It has no place in the preview.
    pageField({ ...none, type, empty, since, form, restyles, hasLetters, check })
    // @ts-expect-error It does not say what the preview fetches anew.
    pageField({ ...none, type, empty, since, form, preview, hasLetters, check })
    // @ts-expect-error It does not say whether its letters count.
    pageField({ ...none, type, empty, since, form, preview, restyles, check })
    // @ts-expect-error It has no check.
    pageField({ ...none, type, empty, since, form, preview, restyles, hasLetters })
    // @ts-expect-error Its empty value is no text.
    pageField({ ...whole, empty: 1 })
    // @ts-expect-error Its control is none of the form's.
    pageField({ ...whole, form: { group: 'you', place: 1, label: '', control: { kind: 'dial' } } })
    const item = { type: flag, empty: false, since: 1, form: null, hasLetters: false } as const
    // @ts-expect-error A field of an item needs a check too.
    itemFieldOf()(item)
  })
})
