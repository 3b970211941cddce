import sharp, { type Sharp } from 'sharp'

/** A picture whose upper half is red and whose lower half is blue. The caller chooses its format. */
export function drawnPicture(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: 'blue' } }).composite([
    {
      input: { create: { width, height: Math.ceil(height / 2), channels: 3, background: 'red' } },
      gravity: 'north',
    },
  ])
}

/** The channels of a pixel, [0, 255]. `x` and `y` are in [0, 1], from the top left. */
export async function colourAt(picture: string | Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  const pixel = Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1))
  return [...data.subarray(pixel * info.channels, (pixel + 1) * info.channels)]
}

/** Allows for the small changes of colours in a lossy format. */
export const isRed = ([red = 0, , blue = 0]: readonly number[]) => red > 150 && blue < 100

/** An animated GIF of a red frame of 120 ms and a blue one of 240 ms. */
export async function animatedGif(width: number, height: number): Promise<Buffer> {
  const frames = ['red', 'blue'].map((background) =>
    sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer(),
  )
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .gif({ delay: [120, 240], loop: 0 })
    .toBuffer()
}
