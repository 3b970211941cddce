import type { Font } from '../../templates/engine/kit/kit.ts'
import { lackingLetters } from '../../templates/engine/styles/fontSubsets.ts'

/** The scripts of which a font often has only a part, as Latin without the letters of Vietnamese. */
const DIVIDED_SCRIPTS = [/\p{Script=Latin}/gu, /\p{Script=Cyrillic}/gu, /\p{Script=Greek}/gu]

/**
 * The letters of a text that a font lacks although it has others of their script, as in `ễ ị`: another font shows them among
 * its letters. A script that the font lacks altogether does not count.
 */
export function strayLetters({ files }: Font, text: string): string {
  const stray = DIVIDED_SCRIPTS.flatMap((script) => {
    const letters = text.normalize('NFC').match(script) ?? []
    const lacking = [...lackingLetters(files, letters.join(''))]
    return lacking.length < letters.length ? lacking : []
  })
  return [...new Set(stray)].join(' ')
}
