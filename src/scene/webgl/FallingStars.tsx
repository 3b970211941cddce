import { useFrame } from '@react-three/fiber'
import { useMemo, useRef } from 'react'
import { BufferGeometry, type Points, Vector2 } from 'three'
import {
  BIRTH_BAND,
  DRIFT,
  FADE_IN_S,
  FADE_OUT_S,
  FALL,
  GLYPHS,
  mostFallingStars,
  newestFallingStar,
  SPIN_TURNS,
} from '../fallingStars.ts'
import { DISTANCE_RANGE, GLYPH_TEXELS, glyphAtlas, SPRITE_SCALE } from '../glyphAtlas.ts'
import { useScene } from '../store.ts'
import { dataTexture } from './dataTexture.ts'
import { SkyMaterial } from './SkyMaterial.tsx'
import { defines } from './shaders/defines.ts'
import fragment from './shaders/fallingStars/fragment.glsl?raw'
import vertex from './shaders/fallingStars/vertex.glsl?raw'
import random from './shaders/random.glsl?raw'
import type { SkyFrame } from './skyFrame.ts'

const glyphCount = defines({ GLYPH_COUNT: GLYPHS.length })
const motion = defines({
  FADE_IN_S,
  FADE_OUT_S,
  DRIFT,
  SPIN_TURNS,
  DISTANCE_RANGE,
  SPRITE_SCALE,
  BIRTH_FROM: BIRTH_BAND.from,
  BIRTH_TO: BIRTH_BAND.to,
  FALL_MIN: FALL.min,
  FALL_MAX: FALL.max,
})

const fallingVertex = glyphCount + motion + random + vertex
const fallingFragment = glyphCount + fragment

const fallingUniforms = () => ({
  uGlyphs: { value: dataTexture(glyphAtlas(), GLYPH_TEXELS * GLYPHS.length, GLYPH_TEXELS) },
  uNewest: { value: 0 },
  uNewestAgeS: { value: 0 },
  uIntervalS: { value: 1 },
  uLifetimeS: { value: 1 },
  uSeed: { value: 0 },
  uShown: { value: 0 },
  uPixelRatio: { value: 1 },
  uViewport: { value: new Vector2() },
  uSizePx: { value: new Vector2() },
  uColumnPx: { value: 0 },
})

/** Every falling star, in one draw call without a buffer: a vertex is its number, the rest follows from the time. */
export function FallingStars({ frame }: { frame: SkyFrame }) {
  const seed = useScene((state) => state.seed)
  const falling = useScene((state) => state.constants.fallingStars)
  const columnPx = useScene((state) => state.constants.layout.columnPx)
  const points = useRef<Points>(null)
  const geometry = useMemo(() => new BufferGeometry(), [])
  const uniforms = useMemo(fallingUniforms, [])

  useFrame(() => {
    if (!points.current) return
    points.current.visible = frame.look.falling > 0
    if (!points.current.visible) return
    geometry.setDrawRange(0, mostFallingStars(falling))
    const newest = newestFallingStar(frame.timeS, falling)
    uniforms.uNewest.value = newest.index
    uniforms.uNewestAgeS.value = newest.ageS
    uniforms.uIntervalS.value = falling.intervalMs / 1000
    uniforms.uLifetimeS.value = falling.lifetimeMs / 1000
    uniforms.uSeed.value = seed
    uniforms.uShown.value = frame.look.falling
    uniforms.uPixelRatio.value = frame.pixelRatio
    uniforms.uViewport.value.set(frame.widthPx, frame.heightPx)
    uniforms.uSizePx.value.set(falling.sizeMinPx, falling.sizeMaxPx)
    uniforms.uColumnPx.value = columnPx / 2
  })

  return (
    <points ref={points} geometry={geometry} frustumCulled={false} matrixAutoUpdate={false}>
      <SkyMaterial uniforms={uniforms} vertex={fallingVertex} fragment={fallingFragment} />
    </points>
  )
}
