import type { SiteData } from '../../templates/siteData.ts'

/** Room around a square that stands whole in a circle, as a share of the circle's width: as in `base.css`. */
const ROOM = 0.146

/**
 * The box of a portrait on a canvas, so that a circle shows the same part as the page does with `object-fit`,
 * `object-position` and `scale`.
 *
 * @param size the picture's own, pixels
 * @param diameter of the circle, whose box begins at (0, 0)
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
