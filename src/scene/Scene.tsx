import { memo, useLayoutEffect, useRef } from 'react'
import type { View } from '../constants/schema.ts'
import { site } from '../site/site.ts'
import { useDrawReport } from './drawReport.ts'
import styles from './Scene.module.css'
import { StillEclipse } from './StillEclipse.tsx'
import { StillMoonPlace } from './StillMoonPlace.tsx'
import { StillSky } from './StillSky.tsx'
import { MAX_STILL_STARS } from './stillStars.ts'
import { useScene } from './store.ts'
import { useMoonTonight } from './useMoonTonight.ts'
import { useSky } from './useSky.ts'

interface SceneProps {
  readonly view: View
  /** True on a 404 page: its moon is new. */
  readonly hasNewMoon: boolean
}

/** The sky behind every page, live or still. It writes the page's view into the store. */
export const Scene = memo(function Scene({ view, hasNewMoon }: SceneProps) {
  const phase = useScene((state) => state.phase)
  const setView = useScene((state) => state.setView)
  const motion = useScene((state) => state.motion)
  const renderer = useScene((state) => state.renderer)
  const constants = useScene((state) => state.constants)
  const palette = useScene((state) => state.palette)
  const timeS = useScene((state) => state.frozenTimeS ?? state.stillTimeS)
  useLayoutEffect(() => setView(view, hasNewMoon), [setView, view, hasNewMoon])
  useMoonTonight(view !== 'none' && site.sky.moon)

  const host = useRef<HTMLDivElement>(null)
  const pageLight = useRef<HTMLDivElement>(null)
  const { frames, drawCalls } = useDrawReport()
  useSky(host, pageLight)

  const { stars, falling } = constants.views[view]
  const isLive = renderer === 'webgl'
  return (
    <div
      data-scene=""
      data-renderer={renderer}
      data-phase={phase}
      data-view={view}
      data-motion={motion}
      data-stars={isLive ? stars : Math.min(stars, MAX_STILL_STARS)}
      data-falling={isLive && falling && motion === 'full' ? 'on' : 'off'}
      data-draw-calls={drawCalls}
      data-frames={frames}
      className={styles.scene}
      aria-hidden="true"
    >
      <div className={styles.sky}>
        {!isLive && <StillSky view={view} constants={constants} palette={palette} timeS={timeS} />}
        <div ref={host} />
      </div>
      {!isLive && view !== 'none' && site.sky.moon && <StillMoonPlace hasNewMoon={hasNewMoon} />}
      {phase !== 'open' && view !== 'none' && (
        <div className={styles.gate}>
          <StillEclipse id="gate" palette={palette} />
        </div>
      )}
      <div ref={pageLight} className={styles.pageLight} />
    </div>
  )
})
