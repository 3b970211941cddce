import { inspectOriginal, type Original } from './inspectOriginal.ts'
import { pictureSources } from './sitePictures.ts'
import { originalsOf } from './surveyPictures.ts'

/**
 * Finds the original of a preview card. @param src its path below the folder `pictures`
 * @throws when the file is missing or damaged
 */
export async function findOriginal(root: string, src: string): Promise<{ path: string; original: Original }> {
  const sources = await pictureSources(root)
  const path = (await originalsOf(sources)).get(src.normalize('NFC'))
  if (path === undefined) throw new Error(`the picture ${src} is not in ${sources.folderName}`)
  return { path, original: await inspectOriginal(src, path, sources.cache) }
}
