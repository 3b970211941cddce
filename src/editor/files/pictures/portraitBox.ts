import type { SiteData } from '../../../templates/engine/data/siteData.ts'

/** The margin between a circle and the square inside it, share of the diameter. `templates/engine/styles/base.css` has the same value. */
const SQUARE_MARGIN = 0.146

/**
 * Where to draw a portrait, so that a circle crops it as on the page. The box around the circle is from (0, 0) to
 * (`diameter`, `diameter`). The result has the unit of `diameter`.
 */
export function portraitBox(
  { width, height }: { width: number; height: number },
  { portraitFit, portraitPlace: { x, y, zoom } }: Pick<SiteData, 'portraitFit' | 'portraitPlace'>,
  diameter: number,
) {
  const isFilled = portraitFit === 'fill'
  const margin = isFilled ? 0 : diameter * SQUARE_MARGIN
  const side = diameter - 2 * margin
  const [widthScale, heightScale] = [side / width, side / height]
  const scale = (isFilled ? Math.max(widthScale, heightScale) : Math.min(widthScale, heightScale)) * zoom
  return {
    x: margin + x * (side - width * scale),
    y: margin + y * (side - height * scale),
    width: width * scale,
    height: height * scale,
  }
}
