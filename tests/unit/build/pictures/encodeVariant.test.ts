import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { encodeVariant } from '../../../../src/build/pictures/encodeVariant.ts'
import type { PictureFormat, Size } from '../../../../src/constants/pictureSlots.ts'
import { animatedGif, colourAt, drawnPicture, isRed } from '../../../helpers/drawnPicture.ts'
import { temporaryFolder } from '../../../helpers/temporaryFolder.ts'

/** EXIF orientation of a camera that was upside down. */
const HALF_TURN = 3
const SIZE = { width: 60, height: 40 }

async function encoded(
  bytes: Buffer | string,
  format: PictureFormat = 'webp',
  {
    isVector,
    originalSize = { width: 600, height: 400 },
    ...size
  }: Size & {
    isVector?: boolean
    originalSize?: Size
  } = SIZE,
) {
  const folder = await temporaryFolder()
  const path = join(folder, 'original')
  await writeFile(path, bytes)
  const variant = { ...size, format, file: `picture.${format}` }
  const encode = () =>
    encodeVariant(
      path,
      { ...originalSize, pixelArt: false, isAnimated: format === 'animated', isVector: isVector ?? false },
      variant,
      join(folder, 'cache'),
    )
  return { ...(await encode()), encode }
}

describe('a variant of an original', () => {
  it.each(['avif', 'webp'] as const)('is %s in the requested size', async (format) => {
    const { path } = await encoded(await drawnPicture(600, 400).png().toBuffer(), format)
    const { width, height, mediaType } = await sharp(path).metadata()
    expect({ width, height, mediaType }).toEqual({ ...SIZE, mediaType: `image/${format}` })
    expect(isRed(await colourAt(path, 0.5, 0.1))).toBe(true)
    expect(isRed(await colourAt(path, 0.5, 0.9))).toBe(false)
  })

  it('is upright and has no metadata', async () => {
    const photograph = await drawnPicture(600, 400)
      .withExif({ IFD0: { Make: 'Camera', Copyright: 'Somebody' } })
      .withMetadata({ orientation: HALF_TURN })
      .jpeg()
      .toBuffer()
    const { path } = await encoded(photograph)
    const { exif, icc, xmp, orientation } = await sharp(path).metadata()
    expect({ exif, icc, xmp, orientation }).toEqual({})
    expect(isRed(await colourAt(path, 0.5, 0.1))).toBe(false)
    expect(isRed(await colourAt(path, 0.5, 0.9))).toBe(true)
  })

  it('is cropped to another shape, not squeezed', async () => {
    const circle =
      '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="300"><rect width="900" height="300" fill="blue"/><circle cx="450" cy="150" r="90" fill="red"/></svg>'
    const { path } = await encoded(await sharp(Buffer.from(circle)).png().toBuffer(), 'webp', {
      width: 100,
      height: 100,
    })
    const { data, info } = await sharp(path).extractChannel(0).raw().toBuffer({ resolveWithObject: true })
    const redPixels = [...data.keys()].filter((index) => (data[index] ?? 0) > 128)
    const extent = (values: number[]) => Math.max(...values) - Math.min(...values) + 1
    const redWidth = extent(redPixels.map((index) => index % info.width))
    const redHeight = extent(redPixels.map((index) => Math.floor(index / info.width)))
    // A third of the circle's 180 px is 60 px.
    expect(redWidth).toBeGreaterThan(55)
    expect(Math.abs(redWidth - redHeight)).toBeLessThanOrEqual(2)
  })

  it('is the beginning of a long original when it is cropped', async () => {
    const originalSize = { width: 90, height: 900 }
    const original = await drawnPicture(originalSize.width, originalSize.height).png().toBuffer()
    const { path } = await encoded(original, 'webp', { width: 60, height: 80, originalSize })
    expect(isRed(await colourAt(path, 0.5, 0.9))).toBe(true)
  })

  it('stays transparent where the original is', async () => {
    const transparent = sharp({ create: { width: 90, height: 60, channels: 4, background: '#ff000000' } })
    for (const format of ['avif', 'webp'] as const) {
      const { path } = await encoded(await transparent.png().toBuffer(), format)
      expect((await colourAt(path, 0.5, 0.5))[3], format).toBe(0)
    }
  })

  it('is the first frame of an animation', async () => {
    const { path } = await encoded(await animatedGif(90, 60))
    expect((await sharp(path).metadata()).pages ?? 1).toBe(1)
    expect(isRed(await colourAt(path, 0.5, 0.5))).toBe(true)
  })

  it('has all frames of an animation, with their durations, when its format is “animated”', async () => {
    const { path } = await encoded(await animatedGif(90, 60), 'animated')
    expect(await sharp(path).metadata()).toMatchObject({
      ...SIZE,
      format: 'webp',
      pages: 2,
      delay: [120, 240],
      loop: 0,
    })
  })

  it('is sharp when the original is a small SVG', async () => {
    const halves =
      '<svg xmlns="http://www.w3.org/2000/svg" width="6" height="4"><rect width="3" height="4" fill="red"/><rect x="3" width="3" height="4" fill="blue"/></svg>'
    const { path } = await encoded(halves, 'webp', { width: 600, height: 400, isVector: true })
    expect(isRed(await colourAt(path, 0.48, 0.5))).toBe(true)
    expect(isRed(await colourAt(path, 0.52, 0.5))).toBe(false)
  })

  it('is encoded only once', async () => {
    const { isNew, path, encode } = await encoded(await drawnPicture(90, 60).png().toBuffer())
    expect(isNew).toBe(true)
    expect(await encode()).toEqual({ path, isNew: false })
  })

  it('is an error with the name of the original when it cannot be written', async () => {
    await expect(encoded('not a picture')).rejects.toThrow(/original cannot be written as picture\.webp/)
  })
})
