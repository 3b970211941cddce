import { expect, it } from 'vitest'
import { TEMPLATE_IDS } from '../../../src/site/templateFolders.ts'
import { asTemplate, ownLook } from '../../../src/templates/asTemplate.ts'
import { blankSite } from '../../../src/templates/blankSite.ts'
import { pageField, unchecked } from '../../../src/templates/fields/field.ts'
import { completedLook, templateLook } from '../../../src/templates/fields/lookFields.ts'
import { numberFrom } from '../../../src/templates/fields/valueTypes.ts'
import type { Kit } from '../../../src/templates/kit.ts'
import { loadKit } from '../../../src/templates/kits.ts'
import { renderSite } from '../../../src/templates/renderSite.ts'
import { sampleSite } from '../../../src/templates/samples.ts'
import { type SiteData, siteDataJson } from '../../../src/templates/siteData.ts'
import { upgradeSiteData } from '../../../src/templates/upgradeSiteData.ts'
import { FIRST_TEMPLATE, SECOND_TEMPLATE } from '../../helpers/templates.ts'

const kits = await Promise.all(TEMPLATE_IDS.map(loadKit))
const [first, second, third] = kits as [Kit, Kit, Kit]
const { data: sample, pictures } = await sampleSite(FIRST_TEMPLATE)
/** A font of a template, other than its first one. */
function lastHeadingFont(kit: Kit): string {
  return kit.fonts.findLast(({ roles }) => roles.includes('heading'))?.id ?? ''
}
const written = (kit: Kit, data: SiteData) =>
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
  expect(there).toMatchObject({ ...same, ...ownLook(second), template: SECOND_TEMPLATE })
})

for (const data of [sample, changed, blankSite(first, 'de').data])
  it('is the same, byte for byte, after all templates and back', () => {
    const round = [...kits.slice(1), first].reduce(
      ({ at, kit }, next) => ({ at: asTemplate(at, kit, next), kit: next }),
      { at: data, kit: first },
    ).at
    expect(siteDataJson(round)).toBe(siteDataJson(data))
    expect(written(first, round)).toBe(written(first, data))
  })

it('restores the changed look of a template when the page returns to it', () => {
  const pink = { ...asTemplate(changed, first, third), headingFont: lastHeadingFont(third) }
  const back = asTemplate(asTemplate(pink, third, second), second, first)
  expect(back.colours).toEqual(changed.colours)
  expect(asTemplate(back, first, third)).toEqual(pink)
})

/** A look with one more field, which a later version introduces. */
const look = {
  ...templateLook,
  corners: pageField({
    ...{ type: numberFrom(0, 9), empty: 0, since: 3, form: null, preview: null, hasLetters: false },
    ...{ check: unchecked, ofTemplate: ({ id }: Kit) => (id === second.id ? 5 : 2) },
    restyles: 'styles',
  }),
}

it('A field that is added to the looks of templates goes from look to look as the others do', () => {
  const round = { ...sample, ...ownLook(first, look), corners: 7 } as SiteData
  const there = asTemplate(round, first, second, look)
  expect(there).toMatchObject({ corners: 5, pastLooks: [{ template: first.id, corners: 7 }] })
  expect(asTemplate(there, second, first, look)).toEqual(round)
  const own = { ...round, corners: 2 }
  expect(asTemplate(own, first, second, look).pastLooks).toEqual([])
})

it('A past look from before one of its fields was introduced has that field empty, and no other', () => {
  const past = { template: second.id, ...ownLook(second) }
  expect(completedLook(past, look)).toEqual({ ...past, corners: 0 })
  expect(completedLook({ ...past, corners: 4 }, look)).toEqual({ ...past, corners: 4 })
  const broken = { ...sample, pastLooks: [{ template: second.id }] }
  expect(upgradeSiteData(broken)).toEqual(broken)
})
