import mit from '../../LICENSE?raw'
import { fill } from '../lib/fill.ts'
import { editorWords } from '../site/editorWords.ts'
import ofl from '../styles/typefaces/OFL.txt?raw'
import type { Font } from './kit.ts'

/** The `licences.txt` of a site: the terms of the template's code and its fonts, whose makers want it beside them. */
export function renderLicences(kitName: string, fonts: readonly Font[]): string {
  const own = `${fill(editorWords.exported.codeLicence, { kit: kitName })}\n\n${mit.trim()}`
  const letters = fonts.filter(({ files }) => files.length > 0)
  if (letters.length === 0) return `${own}\n`
  const credits = letters.map(({ name, copyright }) => `${name}: ${copyright}`)
  return `${own}\n\n\n${editorWords.exported.fontLicences}\n\n${credits.join('\n')}\n\n${ofl.trim()}\n`
}
