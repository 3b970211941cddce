import { memo } from 'react'
import { stillStars } from './stillStars.ts'
import type { SceneState } from './store.ts'

type StillSkyProps = Pick<SceneState, 'view' | 'constants' | 'palette'> & { timeS: number }

export const StillSky = memo(function StillSky(props: StillSkyProps) {
  // The stars are a string, so that React does not hydrate many elements.
  return (
    <svg
      aria-hidden="true"
      data-still-sky=""
      // biome-ignore lint/security/noDangerouslySetInnerHtml: `stillStars` writes only numbers and colours.
      dangerouslySetInnerHTML={{ __html: stillStars(props) }}
    />
  )
})
