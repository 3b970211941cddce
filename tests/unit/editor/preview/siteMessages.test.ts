import { describe, expect, it } from 'vitest'
import { siteMessages } from '../../../../src/editor/preview/siteMessages.ts'
import { loadKit } from '../../../../src/templates/engine/kit/kits.ts'
import { loadSample } from '../../../../src/templates/engine/sample/samples.ts'
import { FIRST_TEMPLATE } from '../../../helpers/templates.ts'

const kit = await loadKit(FIRST_TEMPLATE)
const font = { family: 'Moon', url: 'data:font/woff2;base64,', weight: '400', range: 'U+0000-00FF' }
const site = { kit, fonts: [font], ...(await loadSample(FIRST_TEMPLATE)) }
const { data, pictures, fonts } = site

/** From `templates/engine/styles/parts/start.css`, for the alignment `start`. */
const START_RULES = /\.page\s*{\s*text-align:\s*start/

const throwingKit = {
  ...kit,
  layout: () => {
    throw new Error('The layout fails.')
  },
}

/** Makes the messages for a preview that has received the sample. */
function messagesAfterSample() {
  const messageFor = siteMessages()
  messageFor(site)
  return messageFor
}

describe('the messages to the preview', () => {
  it('send the whole site first, with the template’s files', () => {
    const message = siteMessages()(site)
    expect(message?.html).toContain(data.name)
    expect(message?.css).toContain(data.colours.ground)
    expect(message?.fonts).toBe(fonts)
    expect(message?.pictures).toBe(pictures)
    expect(message?.template?.script).toContain(kit.script)
  })

  it('send the rules for all kinds of content and for the chosen look, but for no other look', () => {
    const css = siteMessages()(site)?.css ?? ''
    for (const rule of ['.cards', '.music-face', '.entry']) expect(css).toContain(rule)
    expect(css).not.toMatch(START_RULES)
    const startAligned = siteMessages()({ ...site, data: { ...data, alignment: 'start' } })
    expect(startAligned?.css).toMatch(START_RULES)
  })

  it('send nothing when nothing changes', () => {
    expect(messagesAfterSample()(site)).toBeNull()
    expect(messagesAfterSample()({ kit, data, pictures, fonts })).toBeNull()
  })

  it('send the whole site after a first page that could not be rendered', () => {
    const messageFor = siteMessages()
    expect(() => messageFor({ ...site, kit: throwingKit })).toThrow('The layout fails.')
    expect(messageFor(site)).toEqual(siteMessages()(site))
  })

  it('send the page again when a change that could not be rendered is undone', () => {
    const messageFor = messagesAfterSample()
    expect(() => messageFor({ ...site, kit: throwingKit })).toThrow('The layout fails.')
    expect(messageFor(site)?.html).toContain(data.name)
    expect(messageFor(site)).toBeNull()
  })

  it('send only the page when a letter is typed', () => {
    const message = messagesAfterSample()({ ...site, data: { ...data, name: `${data.name}!` } })
    expect(Object.keys(message ?? {})).toEqual(['html'])
    expect(message?.html).toContain(`${data.name}!`)
  })

  it('send the styles when a colour, a font or the effects change', () => {
    const edits = [
      { ...data, colours: { ...data.colours, glow: '#336699' } },
      { ...data, effects: { ...data.effects, on: false } },
      { ...data, headingFont: kit.fonts.find(({ id }) => id !== data.headingFont)?.id ?? '' },
    ]
    const messageFor = messagesAfterSample()
    for (const edited of edits) {
      expect(messageFor({ ...site, data: edited })?.css).toBeDefined()
      expect(messageFor(site)?.css).toBeDefined()
    }
  })

  it('send the fonts when there are others, and no rule that fetches a font', () => {
    const others = [font, { ...font, family: 'Sun' }]
    const message = messagesAfterSample()({ ...site, fonts: others })
    expect(Object.keys(message ?? {})).toEqual(['html', 'fonts'])
    expect(message?.fonts).toBe(others)
    expect(siteMessages()(site)?.css).not.toContain('@font-face')
  })

  it('send the pictures when one is replaced under the same path', () => {
    const [path = ''] = pictures.keys()
    const message = messagesAfterSample()({ ...site, pictures: new Map([[path, new Uint8Array([1, 2, 3])]]) })
    expect([...(message?.pictures?.get(path) ?? [])]).toEqual([1, 2, 3])
  })
})
