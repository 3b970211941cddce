import { expect, it } from 'vitest'
import { TEMPLATE_IDS } from '../../../src/site/templateFolders.ts'
import { asTemplate, defaultLook } from '../../../src/templates/asTemplate.ts'
import { blankSite } from '../../../src/templates/blankSite.ts'
import { pageField, unchecked } from '../../../src/templates/fields/field.ts'
import { completedLook, templateLook } from '../../../src/templates/fields/lookFields.ts'
import { numberFrom } from '../../../src/templates/fields/valueTypes.ts'
import type { Kit } from '../../../src/templates/kit.ts'
import { loadKit } from '../../../src/templates/kits.ts'
import { renderSite } from '../../../src/templates/renderSite.ts'
import { loadSample } from '../../../src/templates/samples.ts'
import { type SiteData, siteDataJson } from '../../../src/templates/siteData.ts'
import { upgradeSiteData } from '../../../src/templates/upgradeSiteData.ts'
import { FIRST_TEMPLATE, SECOND_TEMPLATE } from '../../helpers/templates.ts'

const kits = await Promise.all(TEMPLATE_IDS.map(loadKit))
const [first, second, third] = kits as [Kit, Kit, Kit]
const { data: sample, pictures } = await loadSample(FIRST_TEMPLATE)
/** The id of a template's last font for headings. */
function lastHeadingFont(kit: Kit): string {
  return kit.fonts.findLast(({ roles }) => roles.includes('heading'))?.id ?? ''
}
/** All files of a site as one text. */
const filesAsText = (kit: Kit, data: SiteData) =>
  Buffer.concat(renderSite(kit, data, pictures).map(({ bytes }) => bytes)).toString('base64')
const changed: SiteData = {
  ...sample,
  colours: { ...sample.colours, accent: '#123456' },
  headingFont: lastHeadingFont(first),
  effects: { on: true, strength: 0.25 },
}

it('keeps texts, links, pictures, music and effects, and takes the look of the new template', () => {
  const { template, colours, headingFont, bodyFont, pastLooks, ...same } = changed
  const there = asTemplate(changed, first, second)
  expect(there).toMatchObject({ ...same, ...defaultLook(second), template: SECOND_TEMPLATE })
})

for (const data of [sample, changed, blankSite(first, 'de').data])
  it('gives the same page, byte for byte, when it returns after all other templates', () => {
    const round = [...kits.slice(1), first].reduce(
      ({ at, kit }, next) => ({ at: asTemplate(at, kit, next), kit: next }),
      { at: data, kit: first },
    ).at
    expect(siteDataJson(round)).toBe(siteDataJson(data))
    expect(filesAsText(first, round)).toBe(filesAsText(first, data))
  })

it('restores the changed look of a template when the page returns to it', () => {
  const pink = { ...asTemplate(changed, first, third), headingFont: lastHeadingFont(third) }
  const back = asTemplate(asTemplate(pink, third, second), second, first)
  expect(back.colours).toEqual(changed.colours)
  expect(asTemplate(back, first, third)).toEqual(pink)
})

/** The fields of the look, and one more that a later version introduces. */
const look = {
  ...templateLook,
  corners: pageField({
    ...{ type: numberFrom(0, 9), empty: 0, since: 3, form: null, preview: null, usesPageFonts: false },
    ...{ check: unchecked, ofTemplate: ({ id }: Kit) => (id === second.id ? 5 : 2) },
    restyles: 'styles',
  }),
}

it('saves and restores a field of the look that a later version introduces', () => {
  const round = { ...sample, ...defaultLook(first, look), corners: 7 } as SiteData
  const there = asTemplate(round, first, second, look)
  expect(there).toMatchObject({ corners: 5, pastLooks: [{ template: first.id, corners: 7 }] })
  expect(asTemplate(there, second, first, look)).toEqual(round)
  const own = { ...round, corners: 2 }
  expect(asTemplate(own, first, second, look).pastLooks).toEqual([])
})

it('adds to an older past look only the fields that were introduced later', () => {
  const past = { template: second.id, ...defaultLook(second) }
  expect(completedLook(past, look)).toEqual({ ...past, corners: 0 })
  expect(completedLook({ ...past, corners: 4 }, look)).toEqual({ ...past, corners: 4 })
  const broken = { ...sample, pastLooks: [{ template: second.id }] }
  expect(upgradeSiteData(broken)).toEqual(broken)
})
