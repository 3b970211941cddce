// By its own path, as all of drei here: through its index, the dev server would first bundle all of drei.
import { PerformanceMonitor } from '@react-three/drei/core/PerformanceMonitor'
import { useState } from 'react'
import type { SkyPictures } from '../skyPictures.ts'
import { useScene } from '../store.ts'
import { Background } from './background/Background.tsx'
import { Eclipse } from './eclipse/Eclipse.tsx'
import { Frames } from './Frames.tsx'
import { createFrame } from './frame/skyFrame.ts'
import type { FrameLoopOptions } from './frameLoop.ts'
import { Moon } from './moon/Moon.tsx'
import { MONITOR_OPTIONS, QualityControl } from './quality.ts'
import { Stars } from './stars/Stars.tsx'
import { createSkyTextures } from './textures.ts'

export interface SkyProps extends Pick<FrameLoopOptions, 'host' | 'pageLight' | 'display' | 'onFail'> {
  /** True when the processor draws, not a graphics card: the sky then starts at a lower quality. */
  readonly isSoftwareDrawn: boolean
  readonly pictures: SkyPictures
}

/** The live sky: its parts in drawing order, and the frame loop. */
export function Sky({ isSoftwareDrawn, pictures, ...frames }: SkyProps) {
  const [textures] = useState(() => createSkyTextures(pictures))
  const [frame] = useState(createFrame)
  const { quality: qualitySetting, setTooSlow } = useScene.getState()
  const startsLower = qualitySetting === 'low' || (qualitySetting === 'auto' && isSoftwareDrawn)
  const [quality] = useState(
    () => new QualityControl(startsLower ? 1 : 0, frames.display, () => setTooSlow(true)),
  )
  return (
    <>
      <Background />
      <Moon frame={frame} surface={textures.surface} />
      <Eclipse frame={frame} noise={textures.noise} surface={textures.surface} />
      <Stars frame={frame} glyphs={textures.glyphs} />
      <Frames frame={frame} quality={quality} textures={textures} {...frames} />
      {qualitySetting === 'auto' && (
        <PerformanceMonitor
          {...MONITOR_OPTIONS}
          bounds={quality.bounds}
          onIncline={quality.onIncline}
          onDecline={quality.onDecline}
        />
      )}
    </>
  )
}
