import { describe, expect, it } from 'vitest'
import { parseSiteData } from '../../../../../src/templates/engine/data/parseSiteData.ts'
import { linkOf, siteDataJson } from '../../../../../src/templates/engine/data/siteData.ts'
import { DATA_VERSION } from '../../../../../src/templates/engine/fields/pageFields.ts'
import { loadSample } from '../../../../../src/templates/engine/sample/samples.ts'
import { TEMPLATE_IDS } from '../../../../../src/templates/templateList.ts'
import { filledWith, HOSTILE_TEXTS, withLinks } from '../../../../helpers/hostileSite.ts'
import { FIRST_TEMPLATE } from '../../../../helpers/templates.ts'

const { data } = await loadSample(FIRST_TEMPLATE)
const mistakes = (json: unknown) => {
  const result = parseSiteData(json)
  return 'mistakes' in result ? result.mistakes : []
}

describe('The data of a site', () => {
  for (const id of TEMPLATE_IDS)
    it(`of sample ${id} is accepted unchanged, as data and as JSON`, async () => {
      const sample = await loadSample(id)
      expect(parseSiteData(sample.data)).toEqual({ data: sample.data })
      expect(parseSiteData(JSON.parse(siteDataJson(sample.data)))).toEqual({ data: sample.data })
    })

  it('may have any text, the maximum number of links and a name of 5,000 characters', () => {
    for (const text of Object.values(HOSTILE_TEXTS)) {
      const filled = filledWith(data, text)
      expect(parseSiteData(filled)).toEqual({ data: filled })
    }
    const large = { ...withLinks(data, 5000), name: 'n'.repeat(5000) }
    expect(parseSiteData(large)).toEqual({ data: large })
  })

  it('is accepted with unknown fields, and loses them', () => {
    expect(parseSiteData({ ...data, more: 1, effects: { ...data.effects, more: 1 } })).toEqual({ data })
  })

  it('is refused when it is not an object', () => {
    for (const json of [undefined, null, 1, 'text', [], () => 1]) expect(mistakes(json)).not.toEqual([])
    expect(mistakes(null)).toEqual(['it is not an object; write it in curly brackets'])
  })

  it('has a sentence for each mistake when one of its values is null, in each version', () => {
    for (let version = 1; version <= DATA_VERSION; version++)
      for (const [key, value] of Object.entries(data)) {
        const inList = Array.isArray(value) ? [[null], [{ ...value[0], id: null }]] : []
        for (const changed of [null, ...inList])
          for (const mistake of mistakes({ ...data, version, [key]: changed }))
            expect(mistake).toMatch(/ is /)
      }
  })

  it('is refused when only its field `__proto__` has a version', () => {
    expect(mistakes(JSON.parse('{"__proto__": {"version": 1}}'))).toContain(
      'version is missing or unknown; choose a page that was made with this editor',
    )
  })

  const wrongValues: readonly [object, string][] = [
    [{ version: 99 }, 'version is 99, newer than this editor'],
    [{ template: 'nowhere' }, `template is none of ${TEMPLATE_IDS.join(', ')}`],
    [{ name: 7 }, 'name is not text'],
    [{ title: 'x'.repeat(20_001) }, 'title has 20001 characters; shorten it to 20000'],
    [{ colours: { ...data.colours, glow: 'red' } }, 'colours.glow is not a colour'],
    [{ colours: { ...data.colours, ground: 'red #ffffff' } }, 'colours.ground is not a colour'],
    [{ colours: { ...data.colours, text: '#ffffff;}body{' } }, 'colours.text is not a colour'],
    [{ effects: { on: true, strength: 2 } }, 'effects.strength is not a number from 0 to 1'],
    [{ effects: { on: 'yes', strength: 1 } }, 'effects.on is neither true nor false'],
    [{ effects: { on: true, strength: Number.NaN } }, 'effects.strength is not a number'],
    [{ links: {} }, 'links is not a list'],
    [{ links: [{ ...linkOf({ id: 'a' }), note: undefined }] }, 'links.0.note is not text'],
    [{ links: [{ ...linkOf({ id: 'a' }), kind: 'film' }] }, 'links.0.kind is none of link, heading'],
    [{ links: [data.links[0], data.links[0]] }, 'links.1 has another one’s id'],
    [{ links: [{ ...data.links[0], id: '"><b>' }] }, 'links.0.id is not a usable id'],
    [{ socials: [{ id: 'a', network: 'myspace', url: '' }] }, 'socials.0.network is none of'],
    [{ socials: Array.from({ length: 201 }) }, 'socials has 201 entries; keep 200 at most'],
    [
      { portrait: { file: '../a.webp', alt: '', width: 1, height: 1 } },
      'portrait.file is not a picture’s file',
    ],
    [
      { background: { file: 'pictures/../../a.webp', alt: '', width: 1, height: 1 } },
      'background.file is not a picture’s file',
    ],
    [{ portrait: { file: 'pictures/a.svg', alt: '', width: 1, height: 1 } }, 'portrait.file is not'],
    [
      { portrait: { file: 'pictures/a.webp', alt: '', width: 0, height: 1 } },
      'portrait.width is not a number',
    ],
  ]
  for (const [changed, sentence] of wrongValues)
    it(`reports: ${sentence}`, () => {
      expect(mistakes({ ...data, ...changed })).toEqual([expect.stringContaining(sentence)])
    })

  it('names every mistake at once', () => {
    expect(mistakes({ ...data, name: 1, music: 2, cursor: 3 })).toHaveLength(3)
  })
})
