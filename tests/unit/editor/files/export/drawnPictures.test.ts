import { afterEach, expect, it, vi } from 'vitest'
import { drawnPictures } from '../../../../../src/editor/files/export/drawnPictures.ts'
import { loadKit } from '../../../../../src/templates/engine/kit/kits.ts'
import { loadSample } from '../../../../../src/templates/engine/sample/samples.ts'
import { TEMPLATE_IDS } from '../../../../../src/templates/templateList.ts'

const [templateId = ''] = TEMPLATE_IDS

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('removes its fonts and closes the portrait when the share picture cannot be drawn', async () => {
  const kit = await loadKit(templateId)
  const { data, pictures } = await loadSample(templateId)
  const error = new Error('no gradient')
  const canvas = {
    getContext: (): unknown => context,
    toBlob: (resolve: BlobCallback, type: string) => resolve(new Blob([], { type })),
  }
  const context = {
    canvas,
    drawImage: () => {},
    getImageData: () => undefined,
    fillRect: () => {},
    createRadialGradient: () => {
      throw error
    },
  }
  const fonts = new Set<object>()
  const add = vi.spyOn(fonts, 'add')
  const close = vi.fn()
  vi.stubGlobal('document', { fonts, createElement: () => canvas })
  vi.stubGlobal(
    'Image',
    class {
      decode = async () => {}
    },
  )
  vi.stubGlobal(
    'FontFace',
    class {
      load = async () => this
    },
  )
  vi.stubGlobal('createImageBitmap', async () => ({ close }))
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})

  await drawnPictures(kit, { ...data, sharePicture: null }, pictures)

  expect(warn).toHaveBeenCalledWith(expect.any(String), error)
  expect(add).toHaveBeenCalled()
  expect([...fonts]).toEqual([])
  expect(close).toHaveBeenCalledOnce()
})
