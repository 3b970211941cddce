import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { inspectOriginal } from '../../../../src/build/pictures/inspectOriginal.ts'
import { animatedGif, drawnPicture } from '../../../helpers/drawnPicture.ts'
import { temporaryFolder } from '../../../helpers/temporaryFolder.ts'

async function inspected(bytes: Buffer | string, src = 'sea/A Föhn (2).jpg') {
  const folder = await temporaryFolder()
  const path = join(folder, 'original')
  const cache = join(folder, 'cache')
  await writeFile(path, bytes)
  return { original: await inspectOriginal(src, path, cache), path, cache }
}

describe('inspectOriginal', () => {
  it('reads size and placeholder, and makes a name for the files', async () => {
    const { original } = await inspected(await drawnPicture(300, 200).png().toBuffer())
    expect(original).toMatchObject({ width: 300, height: 200, isVector: false })
    expect(original.name).toMatch(/^sea-a-fohn-2-[0-9a-f]{8}$/)
    expect(original.placeholder).toMatch(/^linear-gradient\(#/)
  })

  it.each(['jpeg', 'png', 'webp', 'avif', 'tiff', 'gif'] as const)('reads %s', async (format) => {
    const { original } = await inspected(await drawnPicture(64, 48)[format]().toBuffer())
    expect(original).toMatchObject({ width: 64, height: 48 })
  })

  it('swaps width and height when the camera was turned by a quarter', async () => {
    const sideways = await drawnPicture(300, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect((await inspected(sideways)).original).toMatchObject({ width: 200, height: 300 })
  })

  it('says whether the original is an animation', async () => {
    const isAnimated = async (bytes: Buffer) => (await inspected(bytes)).original.isAnimated
    expect(await isAnimated(await animatedGif(30, 20))).toBe(true)
    expect(
      await isAnimated(
        await sharp(await animatedGif(30, 20), { animated: true })
          .webp()
          .toBuffer(),
      ),
    ).toBe(true)
    expect(await isAnimated(await drawnPicture(30, 20).gif().toBuffer())).toBe(false)
  })

  it('makes another name when the original changes', async () => {
    const names = [10, 11].map(
      async (width) => (await inspected(await drawnPicture(width, 9).png().toBuffer())).original.name,
    )
    const [name, changedName] = await Promise.all(names)
    expect(name).not.toBe(changedName)
  })

  it('gives no placeholder when the picture is transparent', async () => {
    const transparent = sharp({ create: { width: 9, height: 9, channels: 4, background: '#ff000080' } })
    expect((await inspected(await transparent.png().toBuffer())).original.placeholder).toBeNull()
  })

  it('reports a large size for an SVG, because it can be scaled without loss', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="9" height="9"/></svg>'
    const { original } = await inspected(svg)
    expect(original).toMatchObject({ width: 1920, height: 960, isVector: true, placeholder: null })
  })

  it('caches the result, and reads the cache the next time', async () => {
    const { original, path, cache } = await inspected(await drawnPicture(30, 20).png().toBuffer())
    expect(await readdir(cache)).toEqual([`${original.name}.json`])
    await writeFile(join(cache, `${original.name}.json`), JSON.stringify({ ...original, width: 31 }))
    expect(await inspectOriginal('sea/A Föhn (2).jpg', path, cache)).toEqual({ ...original, width: 31 })
  })

  it('throws when the file is not a picture or is cut off', async () => {
    await expect(inspected('not a picture')).rejects.toThrow('unsupported image format')
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const whole = await drawnPicture(400, 400)[format]().toBuffer()
      await expect(inspected(whole.subarray(0, whole.length / 2)), format).rejects.toThrow()
    }
  })
})
