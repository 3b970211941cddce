import type { DeclaredFont } from '../../engine/kit/defineTemplate.ts'
import { bytesOf, type FontFile } from '../../engine/kit/kit.ts'
import { declaredFiles, filesForLetters } from '../../engine/styles/fontSubsets.ts'

const fontsOfTemplates = import.meta.glob<readonly DeclaredFont[]>('../../*/fonts.ts', { import: 'fonts' })

/** The faces in the document, by the paths of their files. */
const faces = new Map<string, Promise<unknown>>()

/**
 * Fetches the files of a template's font that have the letters of a text, as the template's own page does. A system font
 * shows letters that the font lacks. @param folder the name of the template's folder
 */
export async function loadLetters(folder: string, family: string, text: string): Promise<void> {
  const fonts = await fontsOfTemplates[`../../${folder}/fonts.ts`]?.()
  const font = fonts?.find(({ sources }) => sources[0]?.name === family)
  if (!font) return
  const files = declaredFiles(font.sources, { family, weight: font.weight })
  await Promise.all(filesForLetters(files, text).map(addFace))
}

function addFace(fontFile: FontFile): Promise<unknown> {
  const key = fontFile.file + fontFile.family
  const known = faces.get(key)
  if (known) return known
  const added = fetchFace(fontFile)
  faces.set(key, added)
  // The next letter tries again.
  added.catch(() => faces.delete(key))
  return added
}

async function fetchFace({ family, weight, range, load }: FontFile): Promise<void> {
  const face = new FontFace(family, bytesOf(await load()), { weight, unicodeRange: range })
  document.fonts.add(await face.load())
}
