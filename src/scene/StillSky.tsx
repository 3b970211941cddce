import { memo, useEffect, useRef } from 'react'
import { dimStillStars } from './dimStillStars.ts'
import { stillStars } from './stillStars.ts'
import type { SceneState } from './store.ts'

type StillSkyProps = Pick<SceneState, 'view' | 'constants' | 'palette'> & { timeS: number }

export const StillSky = memo(function StillSky(props: StillSkyProps) {
  const sky = useRef<SVGSVGElement>(null)
  useEffect(() => {
    if (!sky.current) return
    const controller = new AbortController()
    dimStillStars(sky.current, controller.signal)
    return () => controller.abort()
  })
  // The stars are a string, so that React does not hydrate many elements.
  return (
    <svg
      ref={sky}
      aria-hidden="true"
      data-still-sky=""
      // biome-ignore lint/security/noDangerouslySetInnerHtml: `stillStars` writes only numbers and colours.
      dangerouslySetInnerHTML={{ __html: stillStars(props) }}
    />
  )
})
