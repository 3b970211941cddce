import { shaderMaterial } from '@react-three/drei/core/shaderMaterial'
import { extend, type ThreeElement, useFrame } from '@react-three/fiber'
import { useMemo, useRef } from 'react'
import {
  BufferGeometry,
  DataTexture,
  LinearFilter,
  type Points,
  RedFormat,
  type Texture,
  Vector2,
} from 'three'
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
import { premultiplied } from './premultiplied.ts'
import { defines } from './shaders/defines.ts'
import fragment from './shaders/fallingStars/fragment.glsl?raw'
import vertex from './shaders/fallingStars/vertex.glsl?raw'
import random from './shaders/random.glsl?raw'
import type { SkyFrame } from './skyFrame.ts'

const FallingStarsMaterial = shaderMaterial(
  {
    uGlyphs: null as Texture | null,
    uNewest: 0,
    uNewestAgeS: 0,
    uIntervalS: 1,
    uLifetimeS: 1,
    uSeed: 0,
    uShown: 0,
    uPixelRatio: 1,
    uViewport: new Vector2(),
    uSizePx: new Vector2(),
    uColumnPx: 0,
  },
  defines({
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
    GLYPH_COUNT: GLYPHS.length,
  }) +
    random +
    vertex,
  defines({ GLYPH_COUNT: GLYPHS.length }) + fragment,
)

declare module '@react-three/fiber' {
  interface ThreeElements {
    fallingStarsMaterial: ThreeElement<typeof FallingStarsMaterial>
  }
}
extend({ FallingStarsMaterial })

function glyphTexture(): DataTexture {
  const texture = new DataTexture(glyphAtlas(), GLYPH_TEXELS * GLYPHS.length, GLYPH_TEXELS, RedFormat)
  texture.minFilter = LinearFilter
  texture.magFilter = LinearFilter
  texture.unpackAlignment = 1
  texture.needsUpdate = true
  return texture
}

export function FallingStars({ frame }: { frame: SkyFrame }) {
  const seed = useScene((state) => state.seed)
  const falling = useScene((state) => state.constants.fallingStars)
  const column = useScene((state) => state.constants.layout.columnPx)
  const points = useRef<Points<BufferGeometry, InstanceType<typeof FallingStarsMaterial>>>(null)
  const glyphs = useMemo(glyphTexture, [])
  // No buffers at all: a vertex is its number, and everything else follows from the time.
  const geometry = useMemo(() => new BufferGeometry(), [])
  geometry.setDrawRange(0, mostFallingStars(falling))

  useFrame(() => {
    if (!points.current) return
    points.current.visible = frame.look.falling > 0
    if (!points.current.visible) return
    const uniforms = points.current.material
    const newest = newestFallingStar(frame.timeS, falling)
    uniforms.uNewest = newest.index
    uniforms.uNewestAgeS = newest.ageS
    uniforms.uShown = frame.look.falling
    uniforms.uPixelRatio = frame.pixelRatio
    uniforms.uViewport.set(frame.widthPx, frame.heightPx)
  })

  return (
    <points ref={points} geometry={geometry} frustumCulled={false} matrixAutoUpdate={false}>
      <fallingStarsMaterial
        {...premultiplied}
        uGlyphs={glyphs}
        uSeed={seed}
        uIntervalS={falling.intervalMs / 1000}
        uLifetimeS={falling.lifetimeMs / 1000}
        uColumnPx={column / 2}
        uSizePx={[falling.sizeMinPx, falling.sizeMaxPx]}
      />
    </points>
  )
}
