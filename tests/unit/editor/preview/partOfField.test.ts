import { describe, expect, it } from 'vitest'
import { fieldId, fieldPath } from '../../../../src/editor/fieldId.ts'
import { fieldOfPart, partOfField } from '../../../../src/editor/preview/partOfField.ts'
import { linkOf, playerOf, profileOf, type SiteData } from '../../../../src/templates/engine/data/siteData.ts'
import { loadKit } from '../../../../src/templates/engine/kit/kits.ts'
import { previewAttribute } from '../../../../src/templates/engine/markup/partAttribute.ts'
import { renderPage } from '../../../../src/templates/engine/render/renderPage.ts'
import { loadSample } from '../../../../src/templates/engine/sample/samples.ts'
import { TEMPLATE_IDS } from '../../../../src/templates/templateList.ts'
import { withTexts } from '../../../helpers/hostileSite.ts'
import { FIRST_TEMPLATE } from '../../../helpers/templates.ts'

const kit = await loadKit(FIRST_TEMPLATE)
const sample = await loadSample(FIRST_TEMPLATE)
const preview = (changed: Partial<SiteData>) =>
  renderPage(kit, { ...sample.data, ...changed }, sample.pictures, { partAttribute: previewAttribute })
/** The HTML in the part that shows a field, up to the first end tag of the pattern; null if the page lacks that part. */
const htmlOfPart = (html: string, path: string) => {
  const part = partOfField(path)
  return (
    new RegExp(`${previewAttribute(part ?? '')}[^>]*>\\s*([^]*?)</(?:li|h1|h2|p|figure)>`).exec(html)?.[1] ??
    null
  )
}

describe('The part of a page that shows a field', () => {
  it('is named after its first field, and has the number of its item', () => {
    expect(partOfField('name')).toBe('name')
    expect(partOfField('portrait.alt')).toBe('portrait')
    expect(partOfField('portraitFit')).toBe('portrait')
    expect(partOfField('portraitPlace.zoom')).toBe('portrait')
    expect(partOfField('links.3.url')).toBe('links.3')
    expect(partOfField('music.0.title')).toBe('music.0')
  })

  it('is null when the page does not show the field', () => {
    for (const path of ['description', 'address', 'colours.text', 'nothing'])
      expect(partOfField(path)).toBeNull()
  })

  it('is found by the path in the id of the field’s element', () => {
    for (const path of ['name', 'links.3.url', 'portrait.alt']) expect(fieldPath(fieldId(path))).toBe(path)
    expect(fieldPath('editor-form')).toBeNull()
  })

  for (const id of TEMPLATE_IDS)
    it(`is on the page of template ${id} for every field that is in the preview`, async () => {
      const { data, pictures } = await loadSample(id)
      const full = {
        ...withTexts(data, 'Any text'),
        music: [playerOf('https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC')],
      }
      const html = renderPage(await loadKit(id), full, pictures, { partAttribute: previewAttribute })
      for (const path of ['name', 'tagline', 'bio', 'portrait', 'links.0', 'socials.0', 'music.0'])
        expect(html).toContain(previewAttribute(partOfField(path) ?? ''))
    })
})

describe('The field of a pressed element in the preview', () => {
  it.each([
    ['name', 'name'],
    ['portrait', 'portrait'],
    ['links.3', 'links.3.label'],
    ['socials.0', 'socials.0.network'],
    ['music.1', 'music.1.url'],
  ])('is the first field of the part: %s leads to %s', (part, path) => {
    expect(fieldOfPart(part)).toBe(path)
  })

  it('is null when no field has the part', () => {
    expect(fieldOfPart('footer')).toBeNull()
  })
})

describe('The part of a page that shows an item of a list', () => {
  it('is the item itself when links before it are hidden or empty', () => {
    const links = [
      linkOf({ id: 'a', label: 'First', url: 'https://a.example' }),
      linkOf({ id: 'b', label: 'Hidden', hidden: true }),
      linkOf({ id: 'c', kind: 'heading' }),
      linkOf({ id: 'd', label: 'Heading', kind: 'heading' }),
      linkOf({ id: 'e', url: 'https://e.example' }),
    ]
    const html = preview({ links })
    expect(htmlOfPart(html, 'links.0.label')).toContain('First')
    expect(htmlOfPart(html, 'links.3.label')).toBe('Heading')
    expect(htmlOfPart(html, 'links.4.url')).toContain('https://e.example')
    for (const path of ['links.1.label', 'links.2.label']) expect(htmlOfPart(html, path)).toBeNull()
  })

  it('is the item itself when profiles and players before it are left out', () => {
    const html = preview({
      socials: [
        profileOf({ id: 'a', network: 'github' }),
        profileOf({ id: 'b', network: 'instagram', url: '@ada' }),
      ],
      music: ['https://nobody-plays.example', 'https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC'].map(
        (url) => playerOf(url),
      ),
    })
    expect(htmlOfPart(html, 'socials.0.url')).toBeNull()
    expect(htmlOfPart(html, 'socials.1.url')).toContain('instagram.com/ada')
    expect(htmlOfPart(html, 'music.0.url')).toBeNull()
    expect(htmlOfPart(html, 'music.1.url')).toContain('Spotify')
  })
})

it('A published page does not name its parts', () => {
  expect(renderPage(kit, sample.data, sample.pictures)).not.toContain('data-field')
})
