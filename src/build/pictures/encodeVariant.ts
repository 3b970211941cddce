import type { Original } from './inspectOriginal.ts'
import { cachedFile } from './pictureCache.ts'
import { encoders } from './recipe.ts'
import { resizeOriginal } from './resizeOriginal.ts'
import type { Variant } from './variants.ts'

/**
 * Encodes an original in one size and format. @param cache a folder @returns `isNew` false for a cached file
 * @throws an error that names the original
 */
export function encodeVariant(
  originalPath: string,
  original: Pick<Original, 'isVector' | 'pixelArt' | 'isAnimated' | 'width' | 'height'>,
  { file, format, ...size }: Variant,
  cache: string,
): Promise<{ path: string; isNew: boolean }> {
  return cachedFile(cache, file, async () => {
    try {
      const picture = await resizeOriginal(originalPath, original, size, {
        keepsFrames: format === 'animated',
      })
      const encoder = format === 'animated' ? 'webp' : format
      return await picture[encoder](original.pixelArt ? { lossless: true } : encoders[encoder]).toBuffer()
    } catch (cause) {
      throw new Error(`the picture ${originalPath} cannot be written as ${file}: ${String(cause)}`, { cause })
    }
  })
}
