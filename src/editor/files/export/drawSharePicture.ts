import { directionOf, isLanguage } from '../../../lib/language.ts'
import type { SiteData } from '../../../templates/engine/data/siteData.ts'
import { portraitBox } from '../pictures/portraitBox.ts'

interface ShareAssets {
  /** CSS font families of the name and of the tagline. */
  readonly heading: string
  readonly body: string
  readonly portrait: ImageBitmap | null
  /** Shown if there is no portrait. */
  readonly icon: CanvasImageSource
}

// Fractions of the picture's height. `y` is the middle of a line; `largest` and `smallest` are font sizes.
const CIRCLE = { top: 0.09, diameter: 0.4 } as const
const NAME = { y: 0.68, yWithoutTagline: 0.74, largest: 0.2, smallest: 0.07 } as const
const TAGLINE = { y: 0.87, largest: 0.065, smallest: 0.0455 } as const
// Fractions of the picture's width.
const GLOW_RADIUS = 0.55
const MAX_LINE_WIDTH = 0.86
// A fraction of the circle's diameter. The portrait may cover the inner half of the ring.
const RING_WIDTH = 0.04

export function drawSharePicture(
  context: CanvasRenderingContext2D,
  data: SiteData,
  { heading, body, portrait, icon }: ShareAssets,
): void {
  const { colours, language } = data
  const { width, height } = context.canvas
  const middle = width / 2
  drawBackground(context, colours)
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.direction = isLanguage(language) ? directionOf(language) : 'ltr'

  const diameter = height * CIRCLE.diameter
  context.save()
  context.translate(middle - diameter / 2, height * CIRCLE.top)
  if (portrait) drawPortrait(context, data, portrait, diameter)
  else context.drawImage(icon, 0, 0, diameter, diameter)
  context.restore()

  const nameY = height * (data.tagline.trim() ? NAME.y : NAME.yWithoutTagline)
  context.fillStyle = colours.text
  drawText(context, data.name, [middle, nameY], heading, [height * NAME.smallest, height * NAME.largest])
  const taglineSizes = [height * TAGLINE.smallest, height * TAGLINE.largest] as const
  context.fillStyle = colours.accent
  drawText(context, data.tagline, [middle, height * TAGLINE.y], body, taglineSizes)
}

function drawBackground(context: CanvasRenderingContext2D, { ground, glow }: SiteData['colours']): void {
  const { width, height } = context.canvas
  context.fillStyle = ground
  context.fillRect(0, 0, width, height)
  const x = width / 2
  const y = height * (CIRCLE.top + CIRCLE.diameter / 2)
  const gradient = context.createRadialGradient(x, y, 0, x, y, width * GLOW_RADIUS)
  // The last two hexadecimal digits are the opacity: 69 % in the middle of the circle, 0 at the edge of the glow.
  gradient.addColorStop(0, `${glow}b0`)
  gradient.addColorStop(1, `${glow}00`)
  context.fillStyle = gradient
  context.fillRect(0, 0, width, height)
}

/** The portrait in its circle with a ring. The box around the circle begins at (0, 0). */
function drawPortrait(
  context: CanvasRenderingContext2D,
  data: SiteData,
  portrait: ImageBitmap,
  diameter: number,
): void {
  const { colours, portraitFit, portraitTint } = data
  const { x, y, width, height } = portraitBox(portrait, data, diameter)
  context.beginPath()
  context.arc(diameter / 2, diameter / 2, diameter / 2, 0, 2 * Math.PI)
  context.fillStyle = portraitFit === 'whole-on-white' ? 'white' : colours.ground
  context.fill()
  context.lineWidth = diameter * RING_WIDTH
  context.strokeStyle = colours.accent
  context.stroke()
  context.clip()
  context.drawImage(portrait, x, y, width, height)
  if (!portraitTint) return
  context.globalCompositeOperation = 'color'
  context.fillStyle = colours.glow
  context.fillRect(0, 0, diameter, diameter)
}

/** Draws one line of text, as large as fits. A text that is too long at the smallest size is shortened. */
function drawText(
  context: CanvasRenderingContext2D,
  text: string,
  [x, y]: readonly [number, number],
  family: string,
  [minPx, maxPx]: readonly [number, number],
): void {
  const maxWidth = context.canvas.width * MAX_LINE_WIDTH
  const codePoints = [...text.trim()]
  let line = codePoints.join('')
  context.font = `${maxPx}px ${family}`
  const px = Math.max(minPx, Math.min(maxPx, (maxPx * maxWidth) / context.measureText(line).width))
  context.font = `${px}px ${family}`
  // `fillText` condenses a line that is up to 2 % too long.
  while (codePoints.length > 0 && context.measureText(line).width > maxWidth * 1.02) {
    codePoints.pop()
    line = `${codePoints.join('')}…`
  }
  context.fillText(line, x, y, maxWidth)
}
