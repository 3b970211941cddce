import { directionOf, isLanguage } from '../../lib/language.ts'
import type { SiteData } from '../../templates/siteData.ts'
import { portraitBox } from './portraitBox.ts'

/** @property heading @property body CSS font families */
interface DrawingParts {
  readonly heading: string
  readonly body: string
  readonly portrait: ImageBitmap | null
  readonly icon: CanvasImageSource
}

/** Fractions of the picture's height. */
const CIRCLE = 0.4
const MARGIN = 0.09
const NAME = { max: 0.2, min: 0.07 } as const
const TAGLINE = 0.065

/** Draws the share picture of a page: the portrait and the name in the page's colours and fonts. */
export function drawSharePicture(
  context: CanvasRenderingContext2D,
  data: SiteData,
  { heading, body, portrait, icon }: DrawingParts,
): void {
  const { colours, language } = data
  const { width, height } = context.canvas
  const middle = width / 2
  drawBackground(context, colours)
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.direction = isLanguage(language) ? directionOf(language) : 'ltr'

  const circle = height * CIRCLE
  context.save()
  context.translate(middle - circle / 2, height * MARGIN)
  if (portrait) drawPortrait(context, data, portrait, circle)
  else context.drawImage(icon, 0, 0, circle, circle)
  context.restore()

  const nameY = height * (data.tagline.trim() ? 0.68 : 0.74)
  context.fillStyle = colours.text
  drawText(context, data.name, [middle, nameY], heading, [height * NAME.min, height * NAME.max])
  context.fillStyle = colours.accent
  drawText(context, data.tagline, [middle, height * 0.87], body, [height * TAGLINE * 0.7, height * TAGLINE])
}

function drawBackground(context: CanvasRenderingContext2D, { ground, glow }: SiteData['colours']): void {
  const { width, height } = context.canvas
  context.fillStyle = ground
  context.fillRect(0, 0, width, height)
  const x = width / 2
  const y = height * 0.29
  const light = context.createRadialGradient(x, y, 0, x, y, width * 0.55)
  light.addColorStop(0, `${glow}b0`)
  light.addColorStop(1, `${glow}00`)
  context.fillStyle = light
  context.fillRect(0, 0, width, height)
}

/** The portrait in its ring, in a square at (0, 0). */
function drawPortrait(
  context: CanvasRenderingContext2D,
  data: SiteData,
  portrait: ImageBitmap,
  diameter: number,
): void {
  const { colours, portraitFit } = data
  const { x, y, width, height } = portraitBox(portrait, data, diameter)
  context.beginPath()
  context.arc(diameter / 2, diameter / 2, diameter / 2, 0, 2 * Math.PI)
  context.fillStyle = portraitFit === 'whole-on-white' ? 'white' : colours.ground
  context.fill()
  context.lineWidth = diameter * 0.04
  context.strokeStyle = colours.accent
  context.stroke()
  context.clip()
  context.drawImage(portrait, x, y, width, height)
}

/** One line of text in the largest size that fits, px. At the smallest size it is condensed to fit. */
function drawText(
  context: CanvasRenderingContext2D,
  text: string,
  [x, y]: readonly [number, number],
  family: string,
  [minPx, maxPx]: readonly [number, number],
): void {
  const widest = context.canvas.width * 0.86
  let shown = text.trim()
  context.font = `${maxPx}px ${family}`
  const px = Math.max(minPx, Math.min(maxPx, (maxPx * widest) / context.measureText(shown).width))
  context.font = `${px}px ${family}`
  while (shown && context.measureText(shown).width > widest * 1.02)
    shown = `${[...shown].slice(0, -2).join('')}…`
  context.fillText(shown, x, y, widest)
}
