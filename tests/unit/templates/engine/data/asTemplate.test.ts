import { expect, it } from 'vitest'
import { asTemplate, defaultLook } from '../../../../../src/templates/engine/data/asTemplate.ts'
import { type SiteData, siteDataJson } from '../../../../../src/templates/engine/data/siteData.ts'
import { upgradeSiteData } from '../../../../../src/templates/engine/data/upgradeSiteData.ts'
import { pageField, unchecked } from '../../../../../src/templates/engine/fields/field.ts'
import { completedLook, templateLook } from '../../../../../src/templates/engine/fields/lookFields.ts'
import { numberFrom } from '../../../../../src/templates/engine/fields/valueTypes.ts'
import type { Kit } from '../../../../../src/templates/engine/kit/kit.ts'
import { loadKit } from '../../../../../src/templates/engine/kit/kits.ts'
import { renderSite } from '../../../../../src/templates/engine/render/renderSite.ts'
import { blankSite } from '../../../../../src/templates/engine/sample/blankSite.ts'
import { loadSample } from '../../../../../src/templates/engine/sample/samples.ts'
import { TEMPLATE_IDS } from '../../../../../src/templates/templateList.ts'
import { FIRST_TEMPLATE, SECOND_TEMPLATE } from '../../../../helpers/templates.ts'

const kits = await Promise.all(TEMPLATE_IDS.map(loadKit))
const [first, second, third] = kits as [Kit, Kit, Kit]
const { data: sample, pictures } = await loadSample(FIRST_TEMPLATE)

function lastHeadingFontId(kit: Kit): string {
  return kit.fonts.findLast(({ roles }) => roles.includes('heading'))?.id ?? ''
}
const filesAsText = async (kit: Kit, data: SiteData) =>
  Buffer.concat((await renderSite(kit, data, pictures)).map(({ bytes }) => bytes)).toString('base64')
const changed: SiteData = {
  ...sample,
  colours: { ...sample.colours, accent: '#123456' },
  headingFont: lastHeadingFontId(first),
  effects: { on: true, strength: 0.25 },
}

it('keeps texts, links, pictures, music and effects, and takes the look of the new template', () => {
  const { template, colours, headingFont, bodyFont, pastLooks, ...kept } = changed
  const converted = asTemplate(changed, first, second)
  expect(converted).toMatchObject({ ...kept, ...defaultLook(second), template: SECOND_TEMPLATE })
})

for (const [name, data] of [
  ['the sample', sample],
  ['a changed page', changed],
  ['an empty page', blankSite(first, 'de').data],
] as const)
  it(`restores ${name}, byte for byte, when it returns to its template after all others`, async () => {
    let page = data
    let kit = first
    for (const next of [...kits.slice(1), first]) {
      page = asTemplate(page, kit, next)
      kit = next
    }
    expect(siteDataJson(page)).toBe(siteDataJson(data))
    expect(await filesAsText(first, page)).toBe(await filesAsText(first, data))
  })

it('restores the changed look of a template when the page returns to it', () => {
  const inThird = { ...asTemplate(changed, first, third), headingFont: lastHeadingFontId(third) }
  const returned = asTemplate(asTemplate(inThird, third, second), second, first)
  expect(returned.colours).toEqual(changed.colours)
  expect(asTemplate(returned, first, third)).toEqual(inThird)
})

/** The fields of the look, and one that a later version introduces. */
const look = {
  ...templateLook,
  corners: pageField({
    type: numberFrom(0, 9),
    empty: 0,
    since: 3,
    form: null,
    preview: null,
    restyles: 'styles',
    usesPageFonts: false,
    check: unchecked,
    defaultOf: ({ id }: Kit) => (id === second.id ? 5 : 2),
  }),
}

it('saves and restores a field of the look that a later version introduces', () => {
  const original = { ...sample, ...defaultLook(first, look), corners: 7 } as SiteData
  const converted = asTemplate(original, first, second, look)
  expect(converted).toMatchObject({ corners: 5, pastLooks: [{ template: first.id, corners: 7 }] })
  expect(asTemplate(converted, second, first, look)).toEqual(original)
  const withDefaultCorners = { ...original, corners: 2 }
  expect(asTemplate(withDefaultCorners, first, second, look).pastLooks).toEqual([])
})

it('adds to an older past look only the fields that were introduced later', () => {
  const past = { template: second.id, ...defaultLook(second) }
  expect(completedLook(past, look)).toEqual({ ...past, corners: 0 })
  expect(completedLook({ ...past, corners: 4 }, look)).toEqual({ ...past, corners: 4 })
  const broken = { ...sample, pastLooks: [{ template: second.id }] }
  expect(upgradeSiteData(broken)).toEqual(broken)
})
