import mit from '../../LICENSE?raw'
import { fill } from '../lib/fill.ts'
import { editorWords } from '../site/editorWords.ts'
import ofl from '../styles/typefaces/OFL.txt?raw'
import type { Font, FontCredit } from './kit.ts'

/** The credits of a site's fonts and of the fonts that lend them letters, each once. */
export function fontCredits(fonts: readonly Font[]): readonly FontCredit[] {
  const credits = fonts.flatMap((font) => font.files.map(({ file }) => lenderOf(font, file) ?? font))
  return [...new Map(credits.map(({ name, copyright }) => [name, { name, copyright }])).values()]
}

/** The font from which a file of rare letters is borrowed; undefined for the font's own file. */
function lenderOf({ borrowed = {} }: Font, file: string): FontCredit | undefined {
  return Object.entries(borrowed).find(([group]) => file.endsWith(`-${group}.woff2`))?.[1]
}

export function renderLicences(kitName: string, fonts: readonly Font[]): string {
  const codeLicence = `${fill(editorWords.exported.codeLicence, { kit: kitName })}\n\n${mit.trim()}`
  const credits = fontCredits(fonts).map(({ name, copyright }) => `${name}: ${copyright}`)
  if (credits.length === 0) return `${codeLicence}\n`
  return `${codeLicence}\n\n\n${editorWords.exported.fontLicences}\n\n${credits.join('\n')}\n\n${ofl.trim()}\n`
}
