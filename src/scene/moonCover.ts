/** Pictures that cover more than this share of the disc hide the moon, because half a moon beside them looks cut. */
const MOST_COVERED = 1 / 3

/** Points that are spread evenly over a unit disc: a sunflower's seeds. Source: Vogel, Mathematical Biosciences 44 (1979). */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5))
const POINT_COUNT = 48
const POINTS = Array.from({ length: POINT_COUNT }, (_, i) => {
  const radius = Math.sqrt((i + 0.5) / POINT_COUNT)
  return [radius * Math.cos(i * GOLDEN_ANGLE), radius * Math.sin(i * GOLDEN_ANGLE)] as const
})

/**
 * True if pictures cover so much of the moon that it should fade out. Allocates nothing.
 * @param x of its centre, CSS px of the window @param pictures CSS px of the page
 */
export function isMoonCovered(
  x: number,
  y: number,
  radius: number,
  pictures: readonly DOMRect[],
  scrollPx: number,
): boolean {
  let covered = 0
  for (const [pointX, pointY] of POINTS) {
    const pageX = x + pointX * radius
    const pageY = y + pointY * radius + scrollPx
    for (const { left, top, right, bottom } of pictures) {
      if (pageX < left || pageX > right || pageY < top || pageY > bottom) continue
      covered++
      break
    }
  }
  return covered > MOST_COVERED * POINT_COUNT
}
