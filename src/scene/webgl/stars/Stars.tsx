import { shaderMaterial } from '@react-three/drei/core/shaderMaterial'
import { extend, useFrame } from '@react-three/fiber'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type Texture, Vector2, Vector3, Vector4 } from 'three'
import {
  CELL_SCALE,
  DISTANCE_RANGE,
  FALLING,
  GLYPHS,
  maxFallingStars,
  newestFallingStar,
} from '../../fallingStars.ts'
import {
  CROSS_ARM_RADII,
  CROSS_CLEAR_PX,
  CROSS_GLOW,
  CROSS_LIGHT,
  TEXT_CLEAR_PX,
  TWINKLE_DEPTH,
} from '../../starfield.ts'
import { useScene } from '../../store.ts'
import { drawnStarCount, type SkyFrame, starShiftY } from '../frame/skyFrame.ts'
import { BLENDED, colourUniform, defines, PLACED_IN_SHADER } from '../material/skyMaterial.ts'
import fragment from './fragment.glsl?raw'
import random from './random.glsl?raw'
import { capacityFor, starGeometry } from './starGeometry.ts'
import { createTextAreas, MAX_TEXT_AREAS, updateTextAreas } from './textAreas.ts'
import vertex from './vertex.glsl?raw'

const { SPRITE_SCALE, TRAIL_SHIFT, ...fallingDefines } = FALLING
const sharedDefines = defines({ GLYPH_COUNT: GLYPHS.length, SPRITE_SCALE, TRAIL_SHIFT })

const StarsMaterial = shaderMaterial(
  {
    uTimeS: 0,
    uPixelRatio: 1,
    uViewport: new Vector2(),
    uMoon: new Vector4(),
    uSizePx: new Vector2(),
    uCount: new Vector2(),
    uTwinkleS: new Vector4(),
    uTransition: 1,
    uStarLight: 1,
    uShift: new Vector2(),
    uParallaxPx: new Vector2(),
    uSnap: 0,
    uGlint: new Vector3(),
    uGold: new Vector3(),
    uGlyphs: null as Texture | null,
    uFallingCount: 0,
    uNewestIndex: 0,
    uNewestAgeS: 0,
    uIntervalS: 1,
    uLifetimeS: 1,
    uSeed: 0,
    uFallingLight: 0,
    uFallingSizePx: new Vector2(),
    uTextAreas: null as Float32Array | null,
    uTextAreaCount: 0,
    uTextShown: 1,
    uBehindText: 0,
  },
  [
    sharedDefines,
    defines({
      ...fallingDefines,
      TWINKLE_DEPTH,
      CROSS_ARM_RADII,
      CROSS_CLEAR_PX,
      TEXT_CLEAR_PX,
      DISTANCE_RANGE,
    }),
    // `defines` writes floats, but the size of an array is an integer.
    `#define MAX_TEXT_AREAS ${MAX_TEXT_AREAS}\n`,
    random,
    vertex,
  ].join(''),
  sharedDefines + defines({ CROSS_LIGHT, CROSS_GLOW, CELL_SCALE }) + fragment,
)
const Material = extend(StarsMaterial)

interface StarsProps {
  readonly frame: SkyFrame
  readonly glyphs: Texture
}

/** All stars, including falling ones, in one draw call. */
export function Stars({ frame, glyphs }: StarsProps) {
  const palette = useScene((state) => state.palette)
  const { seed, stars, fallingStars: falling, behindWords, views } = useScene((state) => state.constants)
  const starCapacity = capacityFor(Math.max(...Object.values(views).map((view) => view.stars)))
  const fallingCount = capacityFor(maxFallingStars(falling))
  const geometry = useMemo(
    () => starGeometry(seed, starCapacity, fallingCount, palette),
    [seed, starCapacity, fallingCount, palette],
  )
  useEffect(() => () => geometry.dispose(), [geometry])
  const [textAreas] = useState(createTextAreas)
  const ref = useRef<InstanceType<typeof StarsMaterial>>(null)

  useFrame(() => {
    const material = ref.current
    if (!material) return
    const { look, moon, timeS } = frame
    const { fallingLight } = look
    const firstVertex = fallingLight > 0 ? 0 : fallingCount
    geometry.setDrawRange(firstVertex, fallingCount + drawnStarCount(frame) - firstVertex)
    const newestIndex = newestFallingStar(timeS, falling)
    material.uTimeS = timeS
    material.uPixelRatio = frame.pixelRatio
    material.uViewport.set(frame.widthPx, frame.heightPx)
    // A moon that has faded out hides no star.
    material.uMoon.set(moon.x, moon.y, look.radius * moon.opacity, look.totality)
    material.uCount.fromArray(frame.starCounts)
    material.uTwinkleS.fromArray(frame.twinkleS)
    material.uTransition = frame.transition.progress
    material.uStarLight = look.starLight
    material.uShift.set(look.shiftX, look.shiftY)
    material.uParallaxPx.set(frame.parallax.x, starShiftY(frame))
    material.uSnap = frame.snap.progress
    material.uNewestIndex = newestIndex
    material.uNewestAgeS = timeS - (newestIndex * falling.intervalMs) / 1000
    material.uFallingLight = fallingLight
    updateTextAreas(textAreas, frame)
    material.uTextAreaCount = textAreas.count
    // The page's text appears when the gate has opened.
    material.uTextShown = frame.transition.isOpening ? frame.transition.progress : 1
  })

  return (
    <points geometry={geometry} {...PLACED_IN_SHADER}>
      <Material
        ref={ref}
        {...BLENDED}
        uSizePx={[stars.sizeMinPx, stars.sizeMaxPx]}
        uGlint={colourUniform(palette.glint)}
        uGold={colourUniform(palette.fallingGold)}
        uGlyphs={glyphs}
        uFallingCount={fallingCount}
        uIntervalS={falling.intervalMs / 1000}
        uLifetimeS={falling.lifetimeMs / 1000}
        uSeed={seed}
        uFallingSizePx={[falling.sizeMinPx, falling.sizeMaxPx]}
        uTextAreas={textAreas.rects}
        uBehindText={behindWords.fallingStarLight}
      />
    </points>
  )
}
