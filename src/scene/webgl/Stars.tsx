import { useFrame } from '@react-three/fiber'
import { useEffect, useMemo, useRef } from 'react'
import { type Points, Vector2, Vector3, Vector4 } from 'three'
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
import { CROSSES_AMONG, TWINKLE_DEPTH } from '../starfield.ts'
import { useScene } from '../store.ts'
import { dataTexture } from './dataTexture.ts'
import { SkyMaterial } from './SkyMaterial.tsx'
import { defines } from './shaders/defines.ts'
import dustFragment from './shaders/dust/fragment.glsl?raw'
import dustMain from './shaders/dust/vertex.glsl?raw'
import random from './shaders/random.glsl?raw'
import star from './shaders/star.glsl?raw'
import { CROSS_GLOW, CROSS_LIGHT, CROSS_REACH, GLINT } from './shaders/starLight.ts'
import fragment from './shaders/stars/fragment.glsl?raw'
import vertex from './shaders/stars/vertex.glsl?raw'
import type { SkyFrame } from './skyFrame.ts'
import { StarBuffers } from './starBuffers.ts'

const shared = defines({ GLYPH_COUNT: GLYPHS.length })
const twinkling = defines({ TWINKLE_DEPTH, CROSS_REACH })
const starsVertex =
  shared +
  twinkling +
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
  }) +
  random +
  star +
  vertex
const starsFragment = shared + defines({ GLINT, CROSS_LIGHT, CROSS_GLOW }) + fragment
const dustVertex = twinkling + star + dustMain

const starsUniforms = () => ({
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
  uGlyphs: { value: dataTexture(glyphAtlas(), GLYPH_TEXELS * GLYPHS.length, GLYPH_TEXELS) },
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
})

/**
 * Every star of the seed and every one that falls, in one draw call: to a main thread a second one is dear. Only where
 * stars are very many are those that wear no cross drawn by themselves, by a shader that does less for each.
 */
export function Stars({ frame }: { frame: SkyFrame }) {
  const uniforms = useMemo(starsUniforms, [])
  const buffers = useMemo(() => new StarBuffers(), [])
  useEffect(() => () => buffers.dispose(), [buffers])
  const stars = useRef<Points>(null)
  const dust = useRef<Points>(null)

  useFrame(() => {
    if (!stars.current || !dust.current) return
    const { look, constants } = frame
    const { fallingStars: falling } = constants
    // Read here, not in a render: a constant that is tuned is seen in the frame that follows.
    const { seed } = useScene.getState()
    const count = Math.max(frame.count[0], frame.count[1])
    buffers.hold(seed, count, mostFallingStars(falling))
    stars.current.geometry = buffers.stars
    dust.current.geometry = buffers.dust
    const first = look.falling > 0 ? 0 : buffers.falling
    const faint = Math.max(0, count - CROSSES_AMONG)
    buffers.stars.setDrawRange(first, buffers.falling - first + count - faint)
    dust.current.visible = faint > 0
    buffers.dust.setDrawRange(buffers.falling + CROSSES_AMONG, faint)
    uniforms.uTimeS.value = frame.timeS
    uniforms.uPixelRatio.value = frame.pixelRatio
    uniforms.uViewport.value.set(frame.widthPx, frame.heightPx)
    uniforms.uMoon.value.set(frame.moonX, frame.moonY, look.radius)
    uniforms.uSizePx.value.set(constants.stars.sizeMinPx, constants.stars.sizeMaxPx)
    uniforms.uCount.value.set(frame.count[0], frame.count[1])
    uniforms.uTwinkleS.value.fromArray(frame.twinkleS)
    uniforms.uMix.value = frame.mix
    uniforms.uShift.value.set(look.shiftX, look.shiftY)
    uniforms.uParallaxPx.value.set(frame.parallax.x, frame.parallax.y - frame.scrolledAwayPx)
    uniforms.uSnap.value = frame.snap
    uniforms.uFalling.value = buffers.falling
    if (first > 0) return
    const newest = newestFallingStar(frame.timeS, falling)
    uniforms.uNewest.value = newest.index
    uniforms.uNewestAgeS.value = newest.ageS
    uniforms.uIntervalS.value = falling.intervalMs / 1000
    uniforms.uLifetimeS.value = falling.lifetimeMs / 1000
    uniforms.uSeed.value = seed
    uniforms.uShown.value = look.falling
    uniforms.uFallingSizePx.value.set(falling.sizeMinPx, falling.sizeMaxPx)
    uniforms.uColumnPx.value = constants.layout.columnPx / 2
    uniforms.uBehindWords.value = constants.behindWords.fallingStarLight
  })

  return (
    <>
      <points ref={dust} geometry={buffers.dust} frustumCulled={false} matrixAutoUpdate={false}>
        <SkyMaterial uniforms={uniforms} vertex={dustVertex} fragment={dustFragment} />
      </points>
      <points ref={stars} geometry={buffers.stars} frustumCulled={false} matrixAutoUpdate={false}>
        <SkyMaterial uniforms={uniforms} vertex={starsVertex} fragment={starsFragment} />
      </points>
    </>
  )
}
