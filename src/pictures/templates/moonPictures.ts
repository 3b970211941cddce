import { moonSurface } from './moonSurface.ts'
import { clamp01, smoothstep } from './noise.ts'
import { pixelPicture, ramp, type Stop } from './pixels.ts'

const MOON_SIZE = 1200

/** How a moon is coloured and lit. */
export interface MoonLook {
  /** From the darkest ground to the brightest. */
  colours: readonly Stop[]
  /** Degrees clockwise from the top: the limb that the light comes from. */
  lightFrom: number
  /** 0 is lit evenly; 1 leaves the far limb all but black. */
  shade: number
}

export const BLOOD: MoonLook = {
  colours: [
    [0, '#0c0102'],
    [0.18, '#3b0507'],
    [0.42, '#8f140d'],
    [0.66, '#d3431f'],
    [0.85, '#f58a52'],
    [1, '#ffe0b8'],
  ],
  lightFrom: 318,
  shade: 0.68,
}

let surface: Float32Array | undefined
const drawn = new Map<MoonLook, Promise<string>>()

async function draw(look: MoonLook): Promise<string> {
  surface ??= moonSurface(MOON_SIZE)
  const ground = surface
  const colour = ramp(look.colours)
  const lx = Math.sin((look.lightFrom * Math.PI) / 180)
  const ly = -Math.cos((look.lightFrom * Math.PI) / 180)
  return pixelPicture(MOON_SIZE, MOON_SIZE, (column, row) => {
    const x = (column / MOON_SIZE) * 2.01 - 1.005
    const y = (row / MOON_SIZE) * 2.01 - 1.005
    const away = Math.hypot(x, y)
    const limb = Math.sqrt(Math.max(0, 1 - away * away)) ** 0.32
    const lit = 1 - look.shade * smoothstep(0.95, -1.05, x * lx + y * ly)
    const rim = 0.16 * smoothstep(0.86, 1, away) * smoothstep(0.1, 0.95, x * lx + y * ly)
    const light = clamp01((ground[row * MOON_SIZE + column] ?? 0) * 1.16 * lit * (0.3 + 0.7 * limb) + rim)
    return [...colour(light), smoothstep(1, 0.994, away)]
  })
}

/** A textured full moon, edge to edge in a square picture; each look is drawn once. */
export function moonPicture(look: MoonLook): Promise<string> {
  const ready = drawn.get(look) ?? draw(look)
  drawn.set(look, ready)
  return ready
}
