import { PerformanceMonitor } from '@react-three/drei/core/PerformanceMonitor'
import { useLoader } from '@react-three/fiber'
import { useMemo, useState } from 'react'
import { ImageBitmapLoader } from 'three'
import moonUrl from '../moon.webp'
import type { StartedSky } from '../startSky.ts'
import { useScene } from '../store.ts'
import { Background } from './background/Background.tsx'
import { Eclipse } from './eclipse/Eclipse.tsx'
import { Frames } from './Frames.tsx'
import { createFrame } from './frame/skyFrame.ts'
import glyphsUrl from './glyphs.webp'
import { Moon } from './moon/Moon.tsx'
import noiseUrl from './noise.webp'
import { MONITOR_OPTIONS, QualityControl } from './quality.ts'
import { mipmappedTexture, skyTexture, tilingTexture } from './skyTexture.ts'
import { Stars } from './stars/Stars.tsx'

const IMAGES = [moonUrl, noiseUrl, glyphsUrl]
for (const image of IMAGES) useLoader.preload(ImageBitmapLoader, image)

/** Clears the loader's cache, which also keeps failures, so that the next sky fetches the pictures again. */
export function forgetImages(): void {
  for (const image of IMAGES) useLoader.clear(ImageBitmapLoader, image)
}

/** The live sky: its parts in drawing order, and the frame loop. Suspends until the textures have loaded. */
export function Sky({ sky }: { sky: StartedSky }) {
  const textures = useTextures()
  const [frame] = useState(createFrame)
  const { quality: qualitySetting, setTooSlow } = useScene.getState()
  const startsLower = qualitySetting === 'low' || (qualitySetting === 'auto' && sky.isSoftwareDrawn)
  const [quality] = useState(() => new QualityControl(startsLower ? 1 : 0, () => setTooSlow(true)))
  return (
    <>
      <Background />
      <Moon frame={frame} surface={textures.surface} />
      <Eclipse frame={frame} noise={textures.noise} surface={textures.surface} />
      <Stars frame={frame} glyphs={textures.glyphs} />
      <Frames frame={frame} quality={quality} textures={textures} sky={sky} />
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

function useTextures() {
  const surface = useLoader(ImageBitmapLoader, moonUrl)
  const noise = useLoader(ImageBitmapLoader, noiseUrl)
  const glyphs = useLoader(ImageBitmapLoader, glyphsUrl)
  return useMemo(
    () => ({
      surface: mipmappedTexture(surface),
      noise: tilingTexture(noise),
      glyphs: skyTexture(glyphs),
    }),
    [surface, noise, glyphs],
  )
}
