import { memo } from 'react'
import { stillStars } from './stillStars.ts'
import type { SceneState } from './store.ts'

type StillSkyProps = Pick<SceneState, 'view' | 'constants' | 'palette' | 'night'> & { timeS: number }

/** The starfield at one moment, drawn by the same functions as the live one. */
export const StillSky = memo(function StillSky(props: StillSkyProps) {
  // The stars are a string, so that React does not hydrate a hundred elements during the busy start of a visit.
  return (
    <svg
      aria-hidden="true"
      data-still-sky=""
      data-dome={props.night ? '' : undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the string contains only numbers.
      dangerouslySetInnerHTML={{ __html: stillStars(props) }}
    />
  )
})
