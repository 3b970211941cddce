import { inspectOriginal, type Original } from './pictures/inspectOriginal.ts'
import { originalsOf } from './pictures/surveyPictures.ts'
import { pictureSources } from './sitePictures.ts'

/**
 * Finds an original that the build draws from.
 *
 * @param src its name in content
 * @throws when there is none; the check of the content has reported it before
 */
export async function findOriginal(root: string, src: string): Promise<{ path: string; original: Original }> {
  const sources = await pictureSources(root)
  const path = (await originalsOf(sources)).get(src.normalize('NFC'))
  if (path === undefined) throw new Error(`the picture ${src} is not in ${sources.folderName}`)
  return { path, original: await inspectOriginal(src, path, sources.cache) }
}
