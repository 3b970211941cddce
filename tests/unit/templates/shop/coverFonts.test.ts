import { afterEach, expect, it, vi } from 'vitest'
import { loadLetters } from '../../../../src/templates/shop/yourName/coverFonts.ts'

afterEach(() => vi.unstubAllGlobals())

it('tries again to load the font of a cover when the first try has failed', async () => {
  const add = vi.fn()
  const loadFace = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('face')
  class FontFace {
    load = loadFace
  }
  vi.stubGlobal('FontFace', FontFace)
  vi.stubGlobal('document', { fonts: { add } })
  const load = () => loadLetters('bloodMoon', 'Grenze Gotisch', 'a')
  await expect(load()).rejects.toThrow('offline')
  await load()
  expect(add).toHaveBeenCalledExactlyOnceWith('face')
  await load()
  expect(loadFace).toHaveBeenCalledTimes(2)
})
