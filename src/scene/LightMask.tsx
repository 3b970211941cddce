/** The `x`, `y`, `width` and `height` of a square around the origin. */
export const square = (halfWidth: number) => ({
  x: -halfWidth,
  y: -halfWidth,
  width: 2 * halfWidth,
  height: 2 * halfWidth,
})

interface LightMaskProps {
  readonly id: string
  readonly url: string
  readonly halfWidth: number
}

/** An SVG mask from a picture of light: where the picture is black, nothing is drawn. It fills a square around the origin. */
export function LightMask({ id, url, halfWidth }: LightMaskProps) {
  return (
    <mask id={id}>
      <image href={url} {...square(halfWidth)} preserveAspectRatio="none" />
    </mask>
  )
}
