import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { drawnPictures } from '../../src/editor/files/export/drawnPictures.ts'
import { importPicture } from '../../src/editor/files/pictures/importPicture.ts'
import { PORTRAIT, SHARE_PICTURE } from '../../src/templates/engine/fields/picturePlaces.ts'
import { loadKit } from '../../src/templates/engine/kit/kits.ts'
import { loadSample } from '../../src/templates/engine/sample/samples.ts'
import { announcement, blank, button, field, openEditor, toasts, withLinks } from './editor.tsx'

const { prototype: canvases } = HTMLCanvasElement
const { prototype: contexts } = CanvasRenderingContext2D
const drawNothing = (width = 400, height = 300) => {
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')
  return canvas.transferToImageBitmap()
}

/** A pink picture, 400 by 300 px. */
async function picture(type = 'image/jpeg', colour = '#f6a6c6'): Promise<File> {
  const context = new OffscreenCanvas(400, 300).getContext('2d')
  if (!context) throw new Error('No canvas')
  context.fillStyle = colour
  context.fillRect(0, 0, 400, 300)
  return new File([await context.canvas.convertToBlob({ type })], 'a.jpg', { type })
}

/** The RGBA values of the pixel in the middle of a picture, each in [0, 255]. */
async function middleOf(bytes: Uint8Array): Promise<readonly number[]> {
  const bitmap = await createImageBitmap(new Blob([bytes.slice()]))
  const context = new OffscreenCanvas(1, 1).getContext('2d')
  context?.drawImage(bitmap, bitmap.width / 2, bitmap.height / 2, 1, 1, 0, 0, 1, 1)
  return [...(context?.getImageData(0, 0, 1, 1).data ?? [])]
}

/** Canvases read other values than those that were written. @param noise the value that is read @param index in the pixels */
function readNoise(noise: (value: number, index: number) => number): void {
  const { getImageData } = contexts
  vi.spyOn(contexts, 'getImageData').mockImplementation(function (this: CanvasRenderingContext2D, ...area) {
    const pixels = getImageData.apply(this, area)
    for (const [index, value] of pixels.data.entries()) pixels.data[index] = noise(value, index)
    return pixels
  })
}
/** As Firefox reads canvases with `privacy.resistFingerprinting`. */
const stripes = (_: number, index: number) => (index % 64) * 4

describe('A picture', () => {
  it.each([
    ['without its end marker', (bytes: Uint8Array) => bytes.subarray(0, -2)],
    ['with fill bytes', (bytes: Uint8Array) => Uint8Array.of(0xff, 0xd8, 0xff, 0xff, ...bytes.subarray(2))],
    ['with bytes after its end', (bytes: Uint8Array) => Uint8Array.of(...bytes, 0, 0, 0)],
  ])('is accepted when it is a JPEG %s', async (_, change) => {
    const bytes = new Uint8Array(await (await picture()).arrayBuffer())
    const file = new File([change(bytes).slice()], 'a.jpg', { type: 'image/jpeg' })
    expect(await importPicture(file, PORTRAIT)).toMatchObject({ picture: { width: 400, height: 300 } })
  })

  it.each([
    ['refuses it', () => Promise.reject(new Error('The source image could not be decoded.'))],
    ['draws nothing of it', () => Promise.resolve(drawNothing())],
  ])('is drawn as an `<img>` when `createImageBitmap` %s', async (_, decode) => {
    const file = await picture()
    vi.spyOn(window, 'createImageBitmap').mockImplementationOnce(decode)
    const imported = await importPicture(file, PORTRAIT)
    if ('refusal' in imported) throw new Error(imported.refusal)
    const [red = 0, green = 0, blue = 0, alpha] = await middleOf(imported.bytes)
    expect(Math.abs(red - 246) + Math.abs(green - 166) + Math.abs(blue - 198)).toBeLessThan(12)
    expect(alpha).toBe(255)
  })

  it('may be transparent when its format can be', async () => {
    const file = await picture('image/png', 'transparent')
    expect(await importPicture(file, PORTRAIT)).toMatchObject({ picture: { width: 400, height: 300 } })
  })

  const cannotRead =
    '“a.jpg” cannot be read; if it is in a cloud, save it on this device first, and choose it there.'
  const cannotDecode =
    '“a.jpg” cannot be shown by this browser; save it as a JPEG, or take a screenshot of it, and choose that.'
  const cannotWrite =
    '“a.jpg” cannot be added, because this browser lets no page draw pictures; allow “canvas image data” beside the address, and choose it again.'
  it.each([
    [
      'its file is only in a cloud',
      cannotRead,
      () =>
        vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValue(new DOMException('', 'NotReadableError')),
    ],
    [
      'nothing decodes it',
      cannotDecode,
      () => {
        vi.spyOn(window, 'createImageBitmap').mockRejectedValue(new Error('refused'))
        vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new Error('refused'))
      },
    ],
    ['nothing of it is drawn', cannotDecode, () => vi.spyOn(contexts, 'drawImage').mockReturnValue()],
    ['canvases read noise', cannotWrite, () => readNoise(stripes)],
    ['there are no canvases', cannotWrite, () => vi.spyOn(canvases, 'getContext').mockReturnValue(null)],
    [
      'its canvas becomes no file',
      cannotWrite,
      () => vi.spyOn(canvases, 'toBlob').mockImplementation((done) => done(null)),
    ],
    [
      'the browser never writes it',
      cannotWrite,
      () => {
        vi.spyOn(canvases, 'toBlob').mockReturnValue()
        vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
      },
    ],
  ])('is refused with the cause when %s', async (_, refusal, limit) => {
    const file = await picture()
    vi.spyOn(console, 'warn').mockReturnValue()
    limit()
    expect(await importPicture(file, PORTRAIT)).toEqual({ refusal })
  })

  it('is accepted when the browser changes what it reads by a few units, as Brave does', async () => {
    const file = await picture()
    readNoise((value, index) => value + (index % 2 ? 2 : -2))
    expect(await importPicture(file, SHARE_PICTURE)).toMatchObject({
      picture: { file: expect.stringMatching(/^pictures\/share-\w+\.jpg$/) },
    })
  })

  it('has another name when it is another picture for chats, which keep what they know by its name', async () => {
    const [night, day] = [await picture(), await picture('image/jpeg', '#ffffff')]
    const nameOf = async (file: File) => {
      const imported = await importPicture(file, SHARE_PICTURE)
      return 'picture' in imported ? imported.picture.file : imported.refusal
    }
    expect(await nameOf(night)).toBe(await nameOf(night))
    expect(await nameOf(day)).not.toBe(await nameOf(night))
  })
})

describe('The icon and the picture for chats', async () => {
  const [kit, { data, pictures }] = await Promise.all([loadKit('1'), loadSample('1')])

  it('are not drawn when canvases read noise, which the export explains', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    readNoise(stripes)
    expect(await drawnPictures(kit, data, pictures)).toEqual(new Map())
    openEditor(blank)
    await button('Export').click()
    await expect
      .element(page.getByText('because yours could not be drawn. If this browser guards “canvas image data”'))
      .toBeVisible()
  })

  it('leave no font and no bitmap behind when they cannot be drawn', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const close = vi.spyOn(ImageBitmap.prototype, 'close')
    const add = vi.spyOn(document.fonts, 'add')
    const countBefore = document.fonts.size
    vi.spyOn(contexts, 'createRadialGradient').mockImplementation(() => {
      throw new Error('no gradient')
    })
    expect(await drawnPictures(kit, { ...data, sharePicture: null }, pictures)).toEqual(new Map())
    expect(warn).toHaveBeenCalledWith(expect.any(String), new Error('no gradient'))
    expect(add).toHaveBeenCalled()
    expect(document.fonts.size).toBe(countBefore)
    expect(close).toHaveBeenCalledOnce()
  })
})

describe('A picture that is chosen in the editor', () => {
  /** Chooses a picture whose file is read only when the returned function is called. */
  async function choose(path: string): Promise<() => void> {
    const file = await picture()
    const bytes = await file.arrayBuffer()
    let read = () => {}
    vi.spyOn(Blob.prototype, 'arrayBuffer').mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          read = () => resolve(bytes)
        }),
    )
    await userEvent.upload(field(path), file)
    return read
  }
  const NOT_ADDED = 'The picture was not added, because the page changed in the meantime; choose it again.'

  it('is added to its draft', async () => {
    const { store } = openEditor(blank, 'you')
    const read = await choose('portrait')
    read()
    await expect.poll(announcement).toBe('Your picture: made from a.jpg.')
    expect(store.getState().data.portrait).toMatchObject({ width: 400, height: 300 })
  })

  it('is added to no other draft that is opened in the meantime', async () => {
    const { store, draft } = openEditor(blank, 'you')
    const read = await choose('portrait')
    draft.setState({ id: 'another' })
    store.getState().open(blank)
    read()
    await expect.element(toasts).toHaveTextContent(NOT_ADDED)
    expect(store.getState()).toMatchObject({ data: { portrait: null }, canUndo: false })
  })

  it('is not announced as added when its link is removed in the meantime', async () => {
    const { store } = openEditor(withLinks('Shop'), 'links')
    await button('Shop').click()
    const read = await choose('links.0.picture')
    store.getState().change({ links: [] })
    read()
    await expect.element(toasts).toHaveTextContent(NOT_ADDED)
    expect(store.getState().pictures.size).toBe(0)
  })
})
