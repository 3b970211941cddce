import type { CSSProperties } from 'react'
import { text } from '../site/text.ts'
import styles from './NightPlanets.module.css'
import type { NightPlanet } from './night/night.ts'
import { domePercent } from './stillStars.ts'
import { useScene } from './store.ts'

/** The planets of a night with their names. Planets behind the page's text show only while the page is hidden. */
export function NightPlanets({ planets }: { planets: readonly NightPlanet[] }) {
  const isStargazing = useScene((state) => state.isStargazing)
  return (
    <div data-dome="" data-all={isStargazing || undefined} className={styles.dome}>
      {planets.map(({ name, place: [x, y] }) => {
        const [left, top] = domePercent([x, y])
        return (
          <span
            key={name}
            className={styles.planet}
            data-side={x < 0 ? 'left' : 'right'}
            style={{ left, top, '--from-middle': Math.abs(x) } as CSSProperties}
          >
            {text.night[name]}
          </span>
        )
      })}
    </div>
  )
}
