import { describe, expect, it } from 'vitest'
import { partOfField } from '../../../../../src/editor/preview/partOfField.ts'
import { picturesOf, withoutPictures } from '../../../../../src/templates/engine/data/pictures.ts'
import type { SiteData } from '../../../../../src/templates/engine/data/siteData.ts'
import { DATA_VERSION } from '../../../../../src/templates/engine/data/siteDataSchema.ts'
import {
  emptyValues,
  itemFieldOf,
  type PageFields,
  pageField,
  unchecked,
} from '../../../../../src/templates/engine/fields/field.ts'
import { GROUP_IDS } from '../../../../../src/templates/engine/fields/formGroups.ts'
import { fieldsOfGroup } from '../../../../../src/templates/engine/fields/formOrder.ts'
import { pageFields } from '../../../../../src/templates/engine/fields/pageFields.ts'
import { pictureType } from '../../../../../src/templates/engine/fields/pictureType.ts'
import {
  choice,
  flag,
  itemId,
  itemsOf,
  line,
  listOf,
  nullable,
  object,
  type ValueType,
} from '../../../../../src/templates/engine/fields/valueTypes.ts'
import { loadKit } from '../../../../../src/templates/engine/kit/kits.ts'
import { renderPage } from '../../../../../src/templates/engine/render/renderPage.ts'
import { loadSample } from '../../../../../src/templates/engine/sample/samples.ts'
import { fontFilesFor } from '../../../../../src/templates/engine/styles/fontFiles.ts'
import { FIRST_TEMPLATE } from '../../../../helpers/templates.ts'
import dataVersions from '../data/dataVersions.json' with { type: 'json' }

/** Properties of a field that is in the data, but neither in the form nor on the page. */
const DATA_ONLY = {
  since: 1,
  form: null,
  preview: null,
  restyles: 'nothing',
  usesPageFonts: false,
  check: unchecked,
} as const

const fields: PageFields = pageFields
const kit = await loadKit(FIRST_TEMPLATE)
const { data: sample, pictures } = await loadSample(FIRST_TEMPLATE)
const VIETNAMESE = 'Nguyễn Thị Ánh Tuyết'
const namedPage = { ...sample, title: '', language: 'en' }
const namelessPage = { ...namedPage, name: '' }
const blankNamePage = { ...namedPage, name: '  ' }

/** Copies of a page. Each copy has the text in another field of the page or of an item. */
function pagesWith(text: string, page: SiteData): readonly { path: string; data: SiteData }[] {
  const values = page as unknown as Readonly<Record<string, readonly object[]>>
  const keysOf = (described: Readonly<Record<string, { type: ValueType<unknown> }>>) =>
    Object.keys(described).filter((key) => described[key]?.type.schema.safeParse(text).success)
  const ofPage = keysOf(fields).map((key) => ({ path: key, data: { ...page, [key]: text } }))
  const ofItems = Object.entries(fields).flatMap(([list, { items }]) => {
    const itemFields = items?.fields ?? {}
    const first = { ...emptyValues(itemFields), id: 'one', ...values[list]?.[0] }
    return keysOf(itemFields).map((key) => ({
      path: `${list}.0.${key}`,
      data: { ...page, [list]: [{ ...first, [key]: text }] },
    }))
  })
  return [...ofPage, ...ofItems]
}

/** True if the body of the page has `VIETNAMESE` outside its tags and scripts. */
function showsText(data: SiteData): boolean {
  const body = renderPage(kit, data, pictures)
    .replace(/^[\s\S]*<body/, '')
    .replace(/<script[\s\S]*?<\/script>/g, '')
  return body.replace(/<[^>]*>/g, '').includes(VIETNAMESE)
}

describe('The fields of a page', () => {
  it('each have a unique position in their group of the form', () => {
    for (const group of GROUP_IDS) {
      const positions = fieldsOfGroup(fields, group).map(({ form }) => form.position)
      expect(positions, group).toEqual(positions.map((_, index) => index + 1))
    }
  })

  it('have an empty value of their type, except the template and the ids of items', () => {
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

  it('need the font files of their letters when the page shows their text', () => {
    const shown = [namedPage, namelessPage, blankNamePage].flatMap((page) =>
      pagesWith(VIETNAMESE, page).filter(({ data }) => showsText(data)),
    )
    // The emoji is drawn with the system's font.
    for (const { path, data } of shown.filter(({ path }) => path !== 'links.0.emoji'))
      expect(fontFilesFor(kit, data).length, path).toBeGreaterThan(fontFilesFor(kit, namedPage).length)
    expect(shown.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['name', 'tagline', 'bio', 'title', 'links.0.label', 'links.0.note']),
    )
  })

  it('belong to a part of the preview if the page shows them as text', () => {
    const shown = pagesWith(VIETNAMESE, namedPage).filter(({ data }) => showsText(data))
    for (const { path } of shown) expect(partOfField(path), path).not.toBeNull()
  })

  it('are texts if they select an item of a list, because they hold its id', () => {
    const keys = Object.values(fields).flatMap(({ items }) => Object.keys(items?.selections ?? {}))
    expect(keys).toContain('featured')
    for (const key of keys) expect(fields[key]?.empty).toBe('')
  })

  it('are those of `dataVersions.json`, which lists what each version of the data format has introduced', () => {
    const introduced = (version: number) =>
      Object.entries(fields).flatMap(([key, { since, items }]) => [
        ...(since === version ? [key] : []),
        ...Object.entries(items?.fields ?? {}).flatMap(([name, field]) =>
          field.since === version ? [`${key}.${name}`] : [],
        ),
      ])
    for (const [version, keys] of Object.entries(dataVersions))
      expect(introduced(Number(version)).sort(), `version ${version}`).toEqual([...keys].sort())
    const older = Array.from({ length: DATA_VERSION - 1 }, (_, index) => String(index + 1))
    expect(Object.keys(dataVersions), 'each version that pages are upgraded from').toEqual(
      expect.arrayContaining(older),
    )
  })

  it('cannot be described incompletely or with values of another type', () => {
    const complete = {
      ...DATA_ONLY,
      type: line,
      empty: '',
    } as const
    expect(pageField(complete)).toBe(complete)
    const { type, empty, since, form, preview, restyles, usesPageFonts, check } = complete
    // @ts-expect-error `empty` is missing.
    pageField({ type, since, form, preview, restyles, usesPageFonts, check })
    // @ts-expect-error `since` is missing.
    pageField({ type, empty, form, preview, restyles, usesPageFonts, check })
    // @ts-expect-error `form` is missing.
    pageField({ type, empty, since, preview, restyles, usesPageFonts, check })
    // @ts-expect-error `preview` is missing.
    pageField({ type, empty, since, form, restyles, usesPageFonts, check })
    // @ts-expect-error `restyles` is missing.
    pageField({ type, empty, since, form, preview, usesPageFonts, check })
    // @ts-expect-error `usesPageFonts` is missing.
    pageField({ type, empty, since, form, preview, restyles, check })
    // @ts-expect-error `check` is missing.
    pageField({ type, empty, since, form, preview, restyles, usesPageFonts })
    // @ts-expect-error The empty value is not a text.
    pageField({ ...complete, empty: 1 })
    // @ts-expect-error The form has no such control.
    pageField({ ...complete, form: { group: 'you', position: 1, label: '', control: { kind: 'dial' } } })
    const item = { type: flag, empty: false, since: 1, form: null, usesPageFonts: false } as const
    // @ts-expect-error A field of an item needs a check too.
    itemFieldOf()(item)
  })

  it('cannot have a control for values of another type', () => {
    const common = {
      since: 1,
      preview: null,
      restyles: 'nothing',
      usesPageFonts: false,
      check: unchecked,
    } as const
    const place = { group: 'you', position: 1, label: '' } as const
    const text = { ...common, type: line, empty: '' } as const
    const choices = { ...common, type: choice(['one', 'two']), empty: 'one' } as const
    const onOff = { ...common, type: flag, empty: false } as const
    const textField = pageField({ ...text, form: { ...place, control: { kind: 'line' } } })
    expect(textField.form?.control.kind).toBe('line')
    // @ts-expect-error A switch writes true and false.
    pageField({ ...text, form: { ...place, control: { kind: 'switch' } } })
    // @ts-expect-error A line writes any text.
    pageField({ ...choices, form: { ...place, control: { kind: 'line' } } })
    // @ts-expect-error A line writes text.
    pageField({ ...onOff, form: { ...place, control: { kind: 'line' } } })
    // @ts-expect-error Only a text is a paragraph.
    pageField({ ...onOff, form: null, paragraphIn: 'tagline' })
    const itemFlag = { since: 1, usesPageFonts: false, check: unchecked, type: flag, empty: false } as const
    // @ts-expect-error A line writes text, also in a field of an item.
    itemFieldOf()({ ...itemFlag, form: { part: 'row', label: () => '', control: { kind: 'line' } } })
  })

  it('cannot be a list whose items are not described', () => {
    const common = { ...DATA_ONLY, empty: [] } as const
    const item = itemFieldOf()
    const id = item({ type: itemId, empty: '', since: 1, form: null, usesPageFonts: false, check: unchecked })
    const type = itemsOf(object({ id: itemId, label: line }), 9)
    const described = pageField({ ...common, type, items: { nameOf: () => '', fields: { id, label: id } } })
    expect(Object.keys(described.items?.fields ?? {})).toEqual(['id', 'label'])
    // @ts-expect-error `items` is missing.
    pageField({ ...common, type })
    // @ts-expect-error The field `label` of the items is missing.
    pageField({ ...common, type, items: { nameOf: () => '', fields: { id } } })
    // @ts-expect-error `items: null` is missing.
    pageField({ ...common, type: listOf(line) })
    // @ts-expect-error A text has no items.
    pageField({ ...common, type: line, empty: '', items: { nameOf: () => '', fields: { id } } })
  })

  it('have no pictures inside other values, where `picturesOf` would not find their files', () => {
    const items = Object.values(fields).flatMap(({ items }) => Object.entries(items?.fields ?? {}))
    const plain = Object.entries(fields).filter(([, field]) => !field.items?.fields)
    // A value with a picture inside has the keys of the picture in its `jsonOrder`.
    for (const [key, { type }] of [...plain, ...items])
      if (!type.isPicture)
        expect(JSON.stringify(type.jsonOrder), key).not.toContain(JSON.stringify(pictureType.jsonOrder))
  })

  it('hold a picture, which `picturesOf` finds and `withoutPictures` removes, when their type is a picture or null', () => {
    const data = { ...sample, poster: { file: 'pictures/poster.webp' } }
    const poster = pageField({ ...DATA_ONLY, type: nullable(pictureType), empty: null })
    expect(picturesOf(data, { poster })).toEqual([data.poster])
    expect(withoutPictures(data, { poster })).toMatchObject({ poster: null })
  })
})
