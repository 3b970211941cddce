import { fbm, smoothstep } from './noise.ts'
import { channels, pixelPicture } from './pixels.ts'

/** A bank of cloud or mist. */
export interface Mist {
  colour: string
  seed: number
  /** How many billows fit across and down. */
  across: number
  down: number
  /** The noise at which the mist starts and where it is full; 0.5 is the middle. */
  from: number
  full: number
}

/** Draws a bank of mist as a small picture that is meant to be stretched; its upper and lower edges fade. */
export async function mistPicture(mist: Mist): Promise<string> {
  const [red, green, blue] = channels(mist.colour)
  const width = 640
  const height = 360
  return pixelPicture(width, height, (column, row) => {
    const x = (column / width) * mist.across
    const y = (row / height) * mist.down
    const bend = fbm(x + 40, y, mist.seed, 3) * 1.4
    const thick = smoothstep(mist.from, mist.full, fbm(x + bend, y + bend, mist.seed, 5))
    const fade = smoothstep(0, 0.3, row / height) * smoothstep(1, 0.75, row / height)
    return [red, green, blue, thick * fade]
  })
}
