import { moonSurface } from './moonSurface.ts'
import { clamp01, fbm, smoothstep } from './noise.ts'
import { channels, pixelPicture, ramp, type Stop } from './pixels.ts'

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

export const ASH: MoonLook = {
  colours: [
    [0, '#08080a'],
    [0.2, '#2a2629'],
    [0.5, '#7c7476'],
    [0.75, '#c0b6b2'],
    [1, '#fff3ea'],
  ],
  lightFrom: 318,
  shade: 0.6,
}

export const EMBER: MoonLook = {
  colours: [
    [0, '#0c0400'],
    [0.2, '#431803'],
    [0.45, '#a04a08'],
    [0.7, '#e68d22'],
    [0.86, '#ffc566'],
    [1, '#fff2cc'],
  ],
  lightFrom: 60,
  shade: 0.7,
}

export const SILVER: MoonLook = {
  colours: [
    [0, '#4a4a86'],
    [0.3, '#8287c2'],
    [0.6, '#cfd2f2'],
    [1, '#fffdf4'],
  ],
  lightFrom: 320,
  shade: 0.3,
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

/**
 * The streaming light round a total eclipse, with the dark disc cut out: its radius is 0.4 of half the side.
 *
 * @param hex the colour of the outer light; the inner light is paler
 */
export async function coronaPicture(hex: string): Promise<string> {
  const size = 1000
  const [red, green, blue] = channels(hex)
  return pixelPicture(size, size, (column, row) => {
    const x = (column / size) * 2 - 1
    const y = (row / size) * 2 - 1
    const away = Math.hypot(x, y)
    const angle = Math.atan2(y, x)
    const streams = fbm(Math.cos(angle) * 5 + 9, Math.sin(angle) * 5 + 9, away * 0.7, 5)
    const out = (away - 0.4) / 0.6
    const fall = Math.exp(-out * (7.5 - 7 * (streams - 0.35))) * smoothstep(1, 0.7, away)
    const ring = Math.exp(-(((away - 0.404) / 0.009) ** 2))
    const light = clamp01((0.92 * fall + ring) * smoothstep(0.392, 0.402, away))
    const pale = clamp01(0.72 * ring + 0.5 * Math.exp(-out * 22))
    return [red + (1 - red) * pale, green + (0.9 - green) * pale, blue + (0.78 - blue) * pale, light]
  })
}
