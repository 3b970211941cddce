import { cssString } from '../lib/escape.ts'
import { bytesOf, type Font, type FontFile } from '../templates/engine/kit/kit.ts'

/** A family name that no font of the editor has. */
const familyOf = (name: string) => `Drawn ${name}`

/** The CSS families of a page's font in the document of the editor. */
export const familiesOf = ({ name, fallback }: Font) => `${cssString(familyOf(name))}, ${fallback}`

/** Fetches a font of a page for the document of the editor, whose policy allows no data URLs. */
export async function faceOf({ family, range, load }: FontFile): Promise<FontFace> {
  // A copy, because the type of the bytes allows shared memory, which a `FontFace` does not take.
  const bytes = bytesOf(await load()).slice()
  return new FontFace(familyOf(family), bytes.buffer, { unicodeRange: range })
}
