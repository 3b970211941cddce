import { describe, expect, it } from 'vitest'
import { previewMessages } from '../../../../src/editor/preview/previewMessage.ts'
import { loadKit } from '../../../../src/templates/kits.ts'
import { sampleSite } from '../../../../src/templates/samples.ts'

const kit = await loadKit('1')
const site = await sampleSite('1')

describe('what the preview is told', () => {
  it('is the whole site at first, and nothing while nothing changes', () => {
    const news = previewMessages(kit)
    expect(Object.keys(news(site) ?? {})).toEqual(
      expect.arrayContaining(['html', 'css', 'fonts', 'pictures']),
    )
    expect(news(site)).toBeNull()
    expect(news({ ...site, data: { ...site.data } })).toBeNull()
  })

  it('is the page alone when a letter is typed', () => {
    const news = previewMessages(kit)
    news(site)
    const message = news({ ...site, data: { ...site.data, name: `${site.data.name}!` } })
    expect(Object.keys(message ?? {})).toEqual(['type', 'html'])
  })

  it('is nothing more when what was foreseen has come, and the page again when it has not', () => {
    const news = previewMessages(kit)
    news(site)
    const next = { ...site, data: { ...site.data, name: `${site.data.name}!` } }
    news(next)
    expect(news({ ...next, data: structuredClone(next.data) })).toBeNull()
    expect(news(site)?.html).toBeDefined()
  })

  it('is the styles whenever a colour, a font or the effects are others', () => {
    const news = previewMessages(kit)
    news(site)
    const { data } = site
    const edits = [
      { ...data, colours: { ...data.colours, glow: '#336699' } },
      { ...data, effects: { ...data.effects, on: false } },
      { ...data, headingFont: kit.fonts.find(({ id }) => id !== data.headingFont)?.id ?? '' },
    ]
    for (const edited of edits) {
      expect(news({ ...site, data: edited })?.css).toBeDefined()
      expect(news(site)?.css).toBeDefined()
    }
  })

  it('holds no font twice, and no rule that would fetch one', () => {
    const news = previewMessages(kit)
    expect(news(site)?.css).not.toContain('@font-face')
    const other = kit.fonts.find(({ id, roles }) => roles.includes('heading') && id !== site.data.headingFont)
    if (!other) throw new Error('the kit has one font alone')
    const message = news({ ...site, data: { ...site.data, headingFont: other.id } })
    expect(message?.fonts?.every(({ family }) => family === other.name)).toBe(true)
    expect(news(site)?.fonts).toBeUndefined()
  })

  it('tells of a picture again when it was replaced under the same path', () => {
    const news = previewMessages(kit)
    news(site)
    const [path = ''] = site.pictures.keys()
    const message = news({ ...site, pictures: new Map([[path, new Uint8Array([1, 2, 3])]]) })
    expect([...(message?.pictures?.get(path) ?? [])]).toEqual([1, 2, 3])
    expect(message?.html).toBeDefined()
  })
})
