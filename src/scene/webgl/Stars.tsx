import { useFrame } from '@react-three/fiber'
import { useMemo, useRef, useState } from 'react'
import { type Points, type Texture, Vector2, Vector3, Vector4 } from 'three'
import {
  DISTANCE_RANGE,
  FALLING,
  GLYPHS,
  mostFallingStars,
  newestFallingStar,
  SPRITE_SCALE,
} from '../fallingStars.ts'
import { TWINKLE_DEPTH } from '../starfield.ts'
import { CROSS_GLOW, CROSS_LIGHT, CROSS_REACH } from '../starLight.ts'
import { defines } from './shaders/defines.ts'
import random from './shaders/random.glsl?raw'
import fragment from './shaders/stars/fragment.glsl?raw'
import vertex from './shaders/stars/vertex.glsl?raw'
import { skyColours } from './skyColours.ts'
import type { SkyFrame } from './skyFrame.ts'
import { PLACED_IN_SHADER, skyMaterial } from './skyMaterial.ts'
import { StarBuffers } from './starBuffers.ts'

const shared = defines({ GLYPH_COUNT: GLYPHS.length })
const starsVertex =
  shared + defines({ ...FALLING, TWINKLE_DEPTH, CROSS_REACH, DISTANCE_RANGE, SPRITE_SCALE }) + random + vertex
const starsFragment = shared + defines({ CROSS_LIGHT, CROSS_GLOW }) + fragment

function createStars(glyphs: Texture) {
  const colours = skyColours({ uGlint: 'glint', uGold: 'fallingGold', uDim: 'fallingDim' })
  const uniforms = {
    ...colours.uniforms,
    uTimeS: { value: 0 },
    uPixelRatio: { value: 1 },
    uViewport: { value: new Vector2() },
    uMoon: { value: new Vector3() },
    uSizePx: { value: new Vector2() },
    uCount: { value: new Vector2() },
    uTwinkleS: { value: new Vector4() },
    uMix: { value: 1 },
    uShift: { value: new Vector2() },
    uParallaxPx: { value: new Vector2() },
    uSnap: { value: 0 },
    uGlyphs: { value: glyphs },
    uFalling: { value: 0 },
    uNewest: { value: 0 },
    uNewestAgeS: { value: 0 },
    uIntervalS: { value: 1 },
    uLifetimeS: { value: 1 },
    uSeed: { value: 0 },
    uShown: { value: 0 },
    uFallingSizePx: { value: new Vector2() },
    uColumnPx: { value: 0 },
    uBehindWords: { value: 1 },
  }
  return { uniforms, colours, material: skyMaterial(uniforms, starsVertex, starsFragment) }
}

interface StarsProps {
  readonly frame: SkyFrame
  readonly glyphs: Texture
}

/** Every star, those that fall among them, in one draw call. */
export function Stars({ frame, glyphs }: StarsProps) {
  const [buffers] = useState(() => new StarBuffers())
  const { uniforms, colours, material } = useMemo(() => createStars(glyphs), [glyphs])
  const points = useRef<Points>(null)

  useFrame(() => {
    if (!points.current) return
    const { look, constants } = frame
    const { seed, stars, fallingStars: falling, layout, behindWords } = constants
    colours.follow(frame.palette)
    buffers.hold(seed, frame.stars, mostFallingStars(falling), frame.palette)
    points.current.geometry = buffers.geometry
    const firstVertex = look.falling > 0 ? 0 : buffers.falling
    buffers.geometry.setDrawRange(firstVertex, buffers.falling + frame.stars - firstVertex)
    uniforms.uTimeS.value = frame.timeS
    uniforms.uPixelRatio.value = frame.pixelRatio
    uniforms.uViewport.value.set(frame.widthPx, frame.heightPx)
    uniforms.uMoon.value.set(frame.moonX, frame.moonY, look.radius)
    uniforms.uSizePx.value.set(stars.sizeMinPx, stars.sizeMaxPx)
    uniforms.uCount.value.fromArray(frame.count)
    uniforms.uTwinkleS.value.fromArray(frame.twinkleS)
    uniforms.uMix.value = frame.mix
    uniforms.uShift.value.set(look.shiftX, look.shiftY)
    uniforms.uParallaxPx.value.set(frame.parallax.x, frame.starsY)
    uniforms.uSnap.value = frame.snap
    uniforms.uFalling.value = buffers.falling
    const newest = newestFallingStar(frame.timeS, falling)
    uniforms.uNewest.value = newest
    uniforms.uNewestAgeS.value = frame.timeS - (newest * falling.intervalMs) / 1000
    uniforms.uIntervalS.value = falling.intervalMs / 1000
    uniforms.uLifetimeS.value = falling.lifetimeMs / 1000
    uniforms.uSeed.value = seed
    uniforms.uShown.value = look.falling
    uniforms.uFallingSizePx.value.set(falling.sizeMinPx, falling.sizeMaxPx)
    uniforms.uColumnPx.value = layout.columnPx / 2
    uniforms.uBehindWords.value = behindWords.fallingStarLight
  })

  return <points ref={points} geometry={buffers.geometry} material={material} {...PLACED_IN_SHADER} />
}
