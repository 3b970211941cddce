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
import type { Exposure } from './exposure.ts'
import { PLACED_BY_SHADER } from './placedByShader.ts'
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
import { useSkyMaterial } from './useSkyMaterial.ts'

const shared = defines({ GLYPH_COUNT: GLYPHS.length })
/** How far the farthest stars go along with the nearest. */
const LEAST_DEPTH = 0.35

const twinkling = defines({ TWINKLE_DEPTH, CROSS_REACH, LEAST_DEPTH })
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

interface StarsProps {
  readonly frame: SkyFrame
  readonly exposure: Exposure
  /** Called once everything that stays is drawn, before falling stars are drawn over it. */
  readonly onSkyDrawn: () => void
}

/**
 * Every star of the seed in one draw call, for to a main thread a second one is dear; only where they are very many are
 * those that wear no cross drawn by themselves, by a shader that does less for each. Over them, every star that falls.
 */
export function Stars({ frame, exposure, onSkyDrawn }: StarsProps) {
  const uniforms = useMemo(starsUniforms, [])
  const buffers = useMemo(() => new StarBuffers(), [])
  useEffect(() => () => buffers.dispose(), [buffers])
  const bright = useSkyMaterial(uniforms, starsVertex, starsFragment)
  const faint = useSkyMaterial(uniforms, dustVertex, dustFragment)
  const stars = useRef<Points>(null)
  const dust = useRef<Points>(null)
  const falling = useRef<Points>(null)

  useFrame(() => {
    if (!stars.current || !dust.current || !falling.current) return
    const { look, constants } = frame
    // Read here, not in a render: a constant that is tuned is seen in the frame that follows.
    const { seed } = useScene.getState()
    const count = frame.stars
    buffers.hold(seed, count, mostFallingStars(constants.fallingStars))
    const falls = look.falling > 0
    // While the gate opens there is an eclipse to draw as well: then all stars are one draw, for four are the most.
    const faintCount = falls && frame.eclipsed ? 0 : Math.max(0, count - CROSSES_AMONG)
    buffers.stars.setDrawRange(buffers.falling, count - faintCount)
    stars.current.geometry = buffers.stars
    dust.current.visible = faintCount > 0
    if (faintCount > 0 && exposure.isWhole) {
      buffers.dust.setDrawRange(buffers.falling + CROSSES_AMONG, faintCount)
      dust.current.geometry = buffers.dust
    } else if (faintCount > 0) {
      narrow(buffers, frame, exposure, count)
      dust.current.geometry = buffers.sorted
    }
    falling.current.visible = falls
    falling.current.geometry = buffers.fallen
    buffers.fallen.setDrawRange(0, buffers.falling)
    uniforms.uTimeS.value = frame.timeS
    uniforms.uPixelRatio.value = frame.pixelRatio
    uniforms.uViewport.value.set(frame.widthPx, frame.heightPx)
    uniforms.uMoon.value.set(frame.moonX, frame.moonY, look.radius)
    uniforms.uSizePx.value.set(constants.stars.sizeMinPx, constants.stars.sizeMaxPx)
    uniforms.uCount.value.set(frame.count[0], frame.count[1])
    uniforms.uTwinkleS.value.fromArray(frame.twinkleS)
    uniforms.uMix.value = frame.mix
    uniforms.uShift.value.set(look.shiftX, look.shiftY)
    uniforms.uParallaxPx.value.set(frame.parallax.x, parallaxY(frame))
    uniforms.uSnap.value = frame.snap
    uniforms.uFalling.value = buffers.falling
    if (falls) setFalling(uniforms, frame, seed)
  })

  return (
    <>
      <points ref={dust} geometry={buffers.dust} material={faint} {...PLACED_BY_SHADER} />
      <points ref={stars} geometry={buffers.stars} material={bright} {...PLACED_BY_SHADER} />
      <points
        ref={falling}
        geometry={buffers.fallen}
        material={bright}
        {...PLACED_BY_SHADER}
        onBeforeRender={onSkyDrawn}
      />
    </>
  )
}

/** How far down the nearest stars have moved, CSS pixels. */
function parallaxY(frame: SkyFrame): number {
  return frame.parallax.y - frame.scrolledAwayPx
}

/** Narrows the dust to what may be seen in the strip that is exposed: stars of every depth, and of any size. */
function narrow(buffers: StarBuffers, frame: SkyFrame, { fromPx, toPx }: Exposure, count: number): void {
  const heightPx = frame.heightPx * frame.pixelRatio
  const near = parallaxY(frame) / frame.heightPx
  const far = near * LEAST_DEPTH
  const room = (frame.constants.stars.sizeMaxPx * frame.pixelRatio + 2) / heightPx
  const top = fromPx / heightPx - room - frame.look.shiftY
  const bottom = toPx / heightPx + room - frame.look.shiftY
  buffers.narrow(count, top - Math.max(near, far), bottom - Math.min(near, far))
}

function setFalling(uniforms: ReturnType<typeof starsUniforms>, frame: SkyFrame, seed: number): void {
  const { fallingStars: falling, layout, behindWords } = frame.constants
  const newest = newestFallingStar(frame.timeS, falling)
  uniforms.uNewest.value = newest.index
  uniforms.uNewestAgeS.value = newest.ageS
  uniforms.uIntervalS.value = falling.intervalMs / 1000
  uniforms.uLifetimeS.value = falling.lifetimeMs / 1000
  uniforms.uSeed.value = seed
  uniforms.uShown.value = frame.look.falling
  uniforms.uFallingSizePx.value.set(falling.sizeMinPx, falling.sizeMaxPx)
  uniforms.uColumnPx.value = layout.columnPx / 2
  uniforms.uBehindWords.value = behindWords.fallingStarLight
}
