import type { SiteData } from '../../templates/siteData.ts'

/** Margin of a square inside a circle, as a share of the diameter. `base.css` has the same value. */
const MARGIN = 0.146

/**
 * The box of a whole portrait, of which a circle shows a part. It shows the same part as a page does, with CSS
 * `object-fit`, `object-position` and `scale`.
 *
 * @param diameter of the circle; its square begins at (0, 0)
 */
export function portraitBox(
  { width, height }: { width: number; height: number },
  { portraitFit, portraitPlace: { x, y, zoom } }: Pick<SiteData, 'portraitFit' | 'portraitPlace'>,
  diameter: number,
) {
  const isFilled = portraitFit === 'fill'
  const margin = isFilled ? 0 : diameter * MARGIN
  const side = diameter - 2 * margin
  // As `object-fit` does: `cover` needs the larger scale, `contain` the smaller.
  const choose = isFilled ? Math.max : Math.min
  const scale = choose(side / width, side / height) * zoom
  return {
    x: margin + x * (side - width * scale),
    y: margin + y * (side - height * scale),
    width: width * scale,
    height: height * scale,
  }
}
