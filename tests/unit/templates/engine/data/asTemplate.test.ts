import { expect, it } from 'vitest'
import { asTemplate, defaultLook } from '../../../../../src/templates/engine/data/asTemplate.ts'
import { parseSiteData } from '../../../../../src/templates/engine/data/parseSiteData.ts'
import { type SiteData, siteDataJson } from '../../../../../src/templates/engine/data/siteData.ts'
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

it('refuses a past look without its colours', () => {
  const broken = { ...sample, pastLooks: [{ template: second.id }] }
  expect(parseSiteData(broken)).toMatchObject({
    mistakes: expect.arrayContaining([expect.stringMatching(/^pastLooks\.0\.colours is not an object/)]),
  })
})
