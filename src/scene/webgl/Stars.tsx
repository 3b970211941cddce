import { useFrame } from '@react-three/fiber'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type Points, type Texture, Vector2, Vector3, Vector4 } from 'three'
import {
  CELL_SCALE,
  DISTANCE_RANGE,
  FALLING,
  GLYPHS,
  maxFallingStars,
  newestFallingStar,
} from '../fallingStars.ts'
import { CROSS_ARM_RADII, CROSS_GLOW, CROSS_LIGHT, TWINKLE_DEPTH } from '../starfield.ts'
import { useScene } from '../store.ts'
import random from './shaders/random.glsl?raw'
import fragment from './shaders/stars/fragment.glsl?raw'
import vertex from './shaders/stars/vertex.glsl?raw'
import { skyColours } from './skyColours.ts'
import { drawnStarCount, type SkyFrame, starShiftY } from './skyFrame.ts'
import { defines, PLACED_IN_SHADER, skyMaterial } from './skyMaterial.ts'
import { StarBuffers } from './starBuffers.ts'
import { createTextAreas, MAX_TEXT_AREAS, type TextAreas, updateTextAreas } from './textAreas.ts'

const { SPRITE_SCALE, TRAIL_SHIFT, ...fallingDefines } = FALLING
const sharedDefines = defines({ GLYPH_COUNT: GLYPHS.length, SPRITE_SCALE, TRAIL_SHIFT })
const starsVertex = [
  sharedDefines,
  defines({ ...fallingDefines, TWINKLE_DEPTH, CROSS_ARM_RADII, DISTANCE_RANGE }),
  // `defines` writes floats, but the size of an array is an integer.
  `#define MAX_TEXT_AREAS ${MAX_TEXT_AREAS}\n`,
  random,
  vertex,
].join('')
const starsFragment = sharedDefines + defines({ CROSS_LIGHT, CROSS_GLOW, CELL_SCALE }) + fragment

function createStars(glyphs: Texture, textAreas: TextAreas) {
  const colours = skyColours({ uGlint: 'glint', uGold: 'fallingGold' })
  const uniforms = {
    ...colours.uniforms,
    uTimeS: { value: 0 },
    uPixelRatio: { value: 1 },
    uViewport: { value: new Vector2() },
    uMoon: { value: new Vector3() },
    uSizePx: { value: new Vector2() },
    uCount: { value: new Vector2() },
    uTwinkleS: { value: new Vector4() },
    uTransition: { value: 1 },
    uShift: { value: new Vector2() },
    uParallaxPx: { value: new Vector2() },
    uSnap: { value: 0 },
    uGlyphs: { value: glyphs },
    uFallingCount: { value: 0 },
    uNewestIndex: { value: 0 },
    uNewestAgeS: { value: 0 },
    uIntervalS: { value: 1 },
    uLifetimeS: { value: 1 },
    uSeed: { value: 0 },
    uFallingLight: { value: 0 },
    uFallingSizePx: { value: new Vector2() },
    uTextAreas: { value: textAreas.rects },
    uTextAreaCount: { value: 0 },
    uBehindText: { value: 1 },
  }
  return { uniforms, colours, material: skyMaterial(uniforms, starsVertex, starsFragment) }
}

interface StarsProps {
  readonly frame: SkyFrame
  readonly glyphs: Texture
}

/** All stars, including falling ones, in one draw call. */
export function Stars({ frame, glyphs }: StarsProps) {
  const textAreas = useTextAreas()
  const [buffers] = useState(() => new StarBuffers())
  const { uniforms, colours, material } = useMemo(() => createStars(glyphs, textAreas), [glyphs, textAreas])
  const points = useRef<Points>(null)

  useFrame(() => {
    if (!points.current) return
    const { palette } = useScene.getState()
    const starCount = drawnStarCount(frame)
    const { look, constants } = frame
    const { seed, stars, fallingStars: falling, behindWords } = constants
    colours.setPalette(palette)
    buffers.setStars(seed, starCount, maxFallingStars(falling), palette)
    points.current.geometry = buffers.geometry
    const { fallingLight } = look
    const firstVertex = fallingLight > 0 ? 0 : buffers.fallingCount
    buffers.geometry.setDrawRange(firstVertex, buffers.fallingCount + starCount - firstVertex)
    uniforms.uTimeS.value = frame.timeS
    uniforms.uPixelRatio.value = frame.pixelRatio
    uniforms.uViewport.value.set(frame.widthPx, frame.heightPx)
    uniforms.uMoon.value.set(frame.moon.x, frame.moon.y, look.radius)
    uniforms.uSizePx.value.set(stars.sizeMinPx, stars.sizeMaxPx)
    uniforms.uCount.value.fromArray(frame.starCounts)
    uniforms.uTwinkleS.value.fromArray(frame.twinkleS)
    uniforms.uTransition.value = frame.transition.progress
    uniforms.uShift.value.set(look.shiftX, look.shiftY)
    uniforms.uParallaxPx.value.set(frame.parallax.x, starShiftY(frame))
    uniforms.uSnap.value = frame.snap.progress
    uniforms.uFallingCount.value = buffers.fallingCount
    const newestIndex = newestFallingStar(frame.timeS, falling)
    uniforms.uNewestIndex.value = newestIndex
    uniforms.uNewestAgeS.value = frame.timeS - (newestIndex * falling.intervalMs) / 1000
    uniforms.uIntervalS.value = falling.intervalMs / 1000
    uniforms.uLifetimeS.value = falling.lifetimeMs / 1000
    uniforms.uSeed.value = seed
    uniforms.uFallingLight.value = fallingLight
    uniforms.uFallingSizePx.value.set(falling.sizeMinPx, falling.sizeMaxPx)
    if (fallingLight > 0) updateTextAreas(textAreas, frame.scrollPx, frame.heightPx)
    uniforms.uTextAreaCount.value = textAreas.count
    uniforms.uBehindText.value = behindWords.fallingStarLight
  })

  return <points ref={points} geometry={buffers.geometry} material={material} {...PLACED_IN_SHADER} />
}

/** The text areas of the page. They become stale when the page's size or the scene store changes. */
function useTextAreas(): TextAreas {
  const [textAreas] = useState(createTextAreas)
  useEffect(() => {
    const invalidate = () => {
      textAreas.isStale = true
    }
    const unsubscribe = useScene.subscribe(invalidate)
    const pageObserver = new ResizeObserver(invalidate)
    pageObserver.observe(document.body)
    return () => {
      unsubscribe()
      pageObserver.disconnect()
    }
  }, [textAreas])
  return textAreas
}
