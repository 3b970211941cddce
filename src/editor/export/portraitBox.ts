import type { SiteData } from '../../templates/siteData.ts'

/** Margin of a square that fits in a circle, as a fraction of the diameter. The same as in `base.css`. */
const ROOM = 0.146

/**
 * The box of a portrait in a circle on a canvas: the same part as with `object-fit`, `object-position` and `scale`.
 *
 * @param diameter of the circle, whose box starts at (0, 0)
 */
export function portraitBox(
  { width, height }: { width: number; height: number },
  { portraitFit, portraitPlace: { x, y, zoom } }: Pick<SiteData, 'portraitFit' | 'portraitPlace'>,
  diameter: number,
) {
  const isFilled = portraitFit === 'fill'
  const room = isFilled ? 0 : diameter * ROOM
  const side = diameter - 2 * room
  const either = isFilled ? Math.max : Math.min
  const scale = either(side / width, side / height) * zoom
  return {
    x: room + x * (side - width * scale),
    y: room + y * (side - height * scale),
    width: width * scale,
    height: height * scale,
  }
}
