import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { inspectPicture } from '../../../../../src/editor/files/pictures/inspectPicture.ts'

const drawnPicture = sharp({ create: { width: 321, height: 123, channels: 4, background: '#f6a6c680' } })
const bytesOf = (text: string) => new TextEncoder().encode(text)

describe('the first bytes of a picture', () => {
  it.each([
    ['png', drawnPicture.clone().png()],
    // With EXIF before the size.
    ['jpeg', drawnPicture.clone().withMetadata({ orientation: 6 }).jpeg()],
    ['jpeg', drawnPicture.clone().jpeg({ progressive: true })],
    // The three kinds of WebP: with transparency, lossy and lossless.
    ['webp', drawnPicture.clone().webp()],
    ['webp', drawnPicture.clone().flatten().webp()],
    ['webp', drawnPicture.clone().webp({ lossless: true })],
    ['gif', drawnPicture.clone().gif()],
  ] as const)('give the type %s and the size', async (kind, picture) => {
    expect(inspectPicture(new Uint8Array(await picture.toBuffer()))).toEqual({
      kind,
      size: { width: 321, height: 123 },
      moves: kind === 'gif',
    })
  })

  it('give the size of a JPEG with fill bytes before its markers', async () => {
    const jpeg = new Uint8Array(await drawnPicture.clone().jpeg().toBuffer())
    const filled = Uint8Array.of(0xff, 0xd8, 0xff, 0xff, 0xff, ...jpeg.subarray(2))
    expect(inspectPicture(filled).size).toEqual({ width: 321, height: 123 })
  })

  it('find animations, also in a WebP and a PNG', async () => {
    const drawn = (background: string) =>
      sharp({ create: { width: 20, height: 40, channels: 3, background } })
        .png()
        .toBuffer()
    const frames = await Promise.all(['red', 'blue'].map(drawn))
    const webp = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer()
    expect(inspectPicture(new Uint8Array(webp))).toMatchObject({ kind: 'webp', moves: true })
    const png = new Uint8Array(await drawnPicture.clone().png().toBuffer())
    const headerEnd = 33
    const control = [0, 0, 0, 8, ...bytesOf('acTL'), 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0]
    const apng = Uint8Array.of(...png.subarray(0, headerEnd), ...control, ...png.subarray(headerEnd))
    expect(inspectPicture(apng)).toMatchObject({ kind: 'png', moves: true })
  })

  it('recognise a HEIC photo and an AVIF picture', () => {
    expect(inspectPicture(bytesOf('\0\0\0\x18ftypheic\0\0\0\0mif1heic')).kind).toBe('heif')
    expect(inspectPicture(bytesOf('\0\0\0\x18ftypavif\0\0\0\0mif1avif')).kind).toBe('heif')
  })

  it('recognise an SVG, and a file that is not a picture', () => {
    expect(inspectPicture(bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>')).kind).toBe('svg')
    expect(inspectPicture(bytesOf('%PDF-1.7')).kind).toBe('unknown')
    expect(inspectPicture(new Uint8Array()).kind).toBe('unknown')
  })

  it('cause no error when the file is cut off at any of them', async () => {
    for (const picture of [
      drawnPicture.clone().png(),
      drawnPicture.clone().jpeg(),
      drawnPicture.clone().webp(),
    ]) {
      const bytes = new Uint8Array(await picture.toBuffer())
      // The size is within the first 400 bytes.
      for (let length = 0; length < Math.min(bytes.length, 400); length++)
        expect(() => inspectPicture(bytes.subarray(0, length))).not.toThrow()
    }
  })
})
