import type { CSSProperties } from 'react'
import type { DomePlace, NightSky } from '../scene/night/night.ts'
import { text } from '../site/text.ts'
import styles from './NightPanel.module.css'

const positionOf = ([x, y]: DomePlace): CSSProperties => ({ left: `${50 + 50 * x}%`, top: `${50 + 50 * y}%` })

/** The horizon and the points of the compass, over the stars that the scene draws. */
export function NightDome({ sky: { latitude } }: { sky: NightSky }) {
  const { northLetter, eastLetter, southLetter, westLetter } = text.night
  // The dome is seen from below: with north at the top, east is on the left. In the southern hemisphere south is at the top.
  const isSouthern = latitude < 0
  const compass: readonly (readonly [id: string, letter: string, DomePlace])[] = [
    ['north', northLetter, [0, isSouthern ? 1 : -1]],
    ['south', southLetter, [0, isSouthern ? -1 : 1]],
    ['east', eastLetter, [isSouthern ? 1 : -1, 0]],
    ['west', westLetter, [isSouthern ? -1 : 1, 0]],
  ]
  return (
    <div className={styles.dome} aria-hidden="true">
      {compass.map(([id, letter, place]) => (
        <span
          key={id}
          className={styles.point}
          style={{ ...positionOf(place), '--inward-x': -place[0], '--inward-y': -place[1] } as CSSProperties}
        >
          {letter}
        </span>
      ))}
    </div>
  )
}
