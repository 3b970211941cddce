import { useFrame } from '@react-three/fiber'
import { useRef } from 'react'
import { type GroundBand, groundBands, MOST_GRAIN } from '../../constants/ground.ts'
import type { Palette } from '../../constants/palette.ts'
import { unit } from '../../lib/rgb.ts'
import type { SkyFrame } from './skyFrame.ts'

/** A band with its colour as WebGL takes it, so that a frame allocates nothing. */
interface ClearedBand extends GroundBand {
  readonly light: Float32Array
}

/** The page's own ground is brighter by its grain: one must take over from the other without a change. */
const GRAIN_LIGHT = MOST_GRAIN / 2 / 255

function withLight(band: GroundBand): ClearedBand {
  const { red, green, blue } = unit(band.color)
  return { ...band, light: Float32Array.of(red + GRAIN_LIGHT, green + GRAIN_LIGHT, blue + GRAIN_LIGHT, 1) }
}

/**
 * The sky's ground, over the frame before: bands of cleared pixels. In software they cost a tenth of a shaded quad.
 * three.js never uses the scissor here, so its own record of the state stays true.
 */
export function Ground({ frame }: { frame: SkyFrame }) {
  const shown = useRef<{ heightPx: number; palette: Palette; bands: readonly ClearedBand[] }>(null)

  useFrame(({ gl: renderer }) => {
    const gl = renderer.getContext() as WebGL2RenderingContext
    const { drawingBufferWidth: widthPx, drawingBufferHeight: heightPx } = gl
    const { palette } = frame
    if (shown.current?.heightPx !== heightPx || shown.current.palette !== palette)
      shown.current = { heightPx, palette, bands: groundBands(heightPx, palette).map(withLight) }
    gl.enable(gl.SCISSOR_TEST)
    for (const { fromPx, toPx, light } of shown.current.bands) {
      gl.scissor(0, heightPx - toPx, widthPx, toPx - fromPx)
      gl.clearBufferfv(gl.COLOR, 0, light)
    }
    gl.disable(gl.SCISSOR_TEST)
  })

  return null
}
