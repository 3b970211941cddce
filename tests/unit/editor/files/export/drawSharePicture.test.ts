import { expect, it } from 'vitest'
import { drawSharePicture } from '../../../../../src/editor/files/export/drawSharePicture.ts'
import { loadSample } from '../../../../../src/templates/engine/sample/samples.ts'
import { TEMPLATE_IDS } from '../../../../../src/templates/templateList.ts'

const [templateId = ''] = TEMPLATE_IDS
const { data } = await loadSample(templateId)
const CANVAS = { width: 1200, height: 600 }
/** The longest line, as a share of the picture's width. */
const LINE_WIDTH = 0.86
/** A line may be longer by this factor, because `fillText` condenses it. */
const CONDENSED = 1.02
/** The size of a CSS font, px. In this test it is also the width of each letter. */
const fontPxOf = (font: string) => Number.parseFloat(font)

/** The drawn texts, and the font size of each, px. */
function drawnTexts(name: string) {
  const texts: { text: string; fontPx: number }[] = []
  const gradient = { addColorStop: () => undefined }
  const methods = {
    canvas: CANVAS,
    font: '',
    createRadialGradient: () => gradient,
    measureText: (text: string) => ({ width: [...text].length * fontPxOf(methods.font) }),
    fillText: (text: string) => texts.push({ text, fontPx: fontPxOf(methods.font) }),
  }
  // All other methods do nothing.
  const context = new Proxy(methods, { get: (target, key) => Reflect.get(target, key) ?? (() => undefined) })
  drawSharePicture(
    context as unknown as CanvasRenderingContext2D,
    { ...data, name, tagline: '' },
    { heading: 'Test', body: 'Test', portrait: null, icon: {} as CanvasImageSource },
  )
  return texts
}

it('keeps a short name, without the spaces around it', () => {
  expect(drawnTexts(' Isolde ')[0]?.text).toBe('Isolde')
})

it('keeps as many letters of a long name as fit beside the ellipsis', () => {
  const { fontPx = 1 } = drawnTexts('x'.repeat(200))[0] ?? {}
  const fittingLetters = Math.floor((CANVAS.width * LINE_WIDTH * CONDENSED) / fontPx)
  for (const extraLetters of [1, 2, 30]) {
    const name = 'x'.repeat(fittingLetters + extraLetters)
    expect(drawnTexts(name)[0]?.text).toBe(`${'x'.repeat(fittingLetters - 1)}…`)
  }
})
