import { starAt, starColor, starSizePx, twinkle, wearsCross } from './starfield.ts'
import type { SceneState } from './store.ts'

/** A still sky is markup: beyond this many stars a page would weigh more than its words. */
export const MOST_STILL_STARS = 400

const wrap = (place: number) => place - Math.floor(place)
const percent = (place: number) => `${(wrap(place) * 100).toFixed(2)}%`
const CROSS_REACH = 4.5

type StillSkyProps = Pick<SceneState, 'seed' | 'view' | 'constants'> & { timeS: number }

/** The starfield at one moment, drawn once, from the same functions as the moving one. */
export function StillSky({ seed, view, constants, timeS }: StillSkyProps) {
  const { stars, twinkleMinS, twinkleMaxS, shiftX, shiftY } = constants.views[view]
  const { sizeMinPx, sizeMaxPx } = constants.stars
  return (
    <svg aria-hidden="true" data-still-sky="">
      {firstStars(seed, Math.min(stars, MOST_STILL_STARS)).map((star) => {
        const radius = starSizePx(star.magnitude, sizeMinPx, sizeMaxPx) / 2
        const light = twinkle(star, timeS, twinkleMinS, twinkleMaxS)
        const place = { x: percent(star.x + shiftX), y: percent(star.y + shiftY) }
        const look = {
          fill: `rgb(${starColor(star.color).map((part) => Math.round(part * 255))})`,
          opacity: light.toFixed(2),
        }
        return !wearsCross(star.index, star.magnitude) ? (
          <circle key={star.index} cx={place.x} cy={place.y} r={radius.toFixed(2)} {...look} />
        ) : (
          <svg key={star.index} aria-hidden="true" {...place} overflow="visible" {...look}>
            <circle r={radius.toFixed(2)} />
            <path d={crossPath(radius * CROSS_REACH)} opacity={0.5} />
          </svg>
        )
      })}
    </svg>
  )
}

/** A star is its index: no other comes in between. */
const firstStars = (seed: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ index, ...starAt(seed, index) }))

/** Four thin arms that taper to nothing. */
function crossPath(reachPx: number): string {
  const [reach, waist] = [reachPx.toFixed(1), 0.5]
  return `M0-${reach}L${waist}-${waist} ${reach} 0 ${waist} ${waist} 0 ${reach}-${waist} ${waist}-${reach} 0-${waist}-${waist}Z`
}
