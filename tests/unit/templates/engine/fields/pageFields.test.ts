import { describe, expect, it } from 'vitest'
import { partOfField } from '../../../../../src/editor/preview/partOfField.ts'
import type { SiteData } from '../../../../../src/templates/engine/data/siteData.ts'
import { emptyValues, type Fields } from '../../../../../src/templates/engine/fields/field.ts'
import { DATA_VERSION, pageFields } from '../../../../../src/templates/engine/fields/pageFields.ts'
import { pictureType } from '../../../../../src/templates/engine/fields/pictureType.ts'
import { loadKit } from '../../../../../src/templates/engine/kit/kits.ts'
import { renderPage } from '../../../../../src/templates/engine/render/renderPage.ts'
import { loadSample } from '../../../../../src/templates/engine/sample/samples.ts'
import { fontFilesFor } from '../../../../../src/templates/engine/styles/fontFiles.ts'
import { FIRST_TEMPLATE } from '../../../../helpers/templates.ts'
import dataVersions from '../data/dataVersions.json' with { type: 'json' }

const fields: Fields = pageFields
/** The fields of a page and of the items of its lists, by paths such as `links.url`. */
const allFields = Object.entries(fields).flatMap(([key, field]) => [
  [key, field] as const,
  ...Object.entries(field.items ?? {}).map(
    ([itemKey, itemField]) => [`${key}.${itemKey}`, itemField] as const,
  ),
])

const kit = await loadKit(FIRST_TEMPLATE)
const { data: sample, pictures } = await loadSample(FIRST_TEMPLATE)
const VIETNAMESE = 'Nguyễn Thị Ánh Tuyết'
const namedPage = { ...sample, title: '', language: 'en' }
const namelessPage = { ...namedPage, name: '' }
const blankNamePage = { ...namedPage, name: '  ' }

/** Copies of a page. Each copy has the text in another field of the page or of an item. */
function pagesWith(text: string, page: SiteData): readonly { path: string; data: SiteData }[] {
  const values = page as unknown as Readonly<Record<string, readonly object[]>>
  const keysOf = (described: Fields) =>
    Object.keys(described).filter((key) => described[key]?.type.schema.safeParse(text).success)
  const ofPage = keysOf(fields).map((key) => ({ path: key, data: { ...page, [key]: text } }))
  const ofItems = Object.entries(fields).flatMap(([list, { items = {} }]) => {
    const first = { ...emptyValues(items), id: 'one', ...values[list]?.[0] }
    return keysOf(items).map((key) => ({
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
  it('have an empty value of their type, except the template and the ids of items', () => {
    const refused = allFields.filter(([, { type, empty }]) => !type.schema.safeParse(empty).success)
    expect(refused.map(([path]) => path)).toEqual([
      'template',
      'links.id',
      'socials.id',
      'music.id',
      'pastLooks.template',
    ])
  })

  it('have keys without hyphens, so that the ids of their elements can be parsed', () => {
    for (const [path] of allFields) expect(path).toMatch(/^[a-zA-Z.]+$/)
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

  it('are those of `dataVersions.json`, which lists what each version of the data format has introduced', () => {
    // A past look has the fields of the look.
    const own = allFields.filter(([path]) => !path.startsWith('pastLooks.'))
    const introduced = (version: number) =>
      own.filter(([, { since }]) => since === version).map(([path]) => path)
    for (const [version, paths] of Object.entries(dataVersions))
      expect(introduced(Number(version)).sort(), `version ${version}`).toEqual([...paths].sort())
    const older = Array.from({ length: DATA_VERSION - 1 }, (_, index) => String(index + 1))
    expect(Object.keys(dataVersions), 'each version that pages are upgraded from').toEqual(
      expect.arrayContaining(older),
    )
  })

  it('have no pictures inside other values, where `picturesOf` would not find their files', () => {
    // A value with a picture inside has the keys of the picture in its `jsonOrder`.
    for (const [path, { type, items }] of allFields)
      if (!type.isPicture && !items)
        expect(JSON.stringify(type.jsonOrder), path).not.toContain(JSON.stringify(pictureType.jsonOrder))
  })
})
