import mit from '../../../../LICENSE?raw'
import { fill } from '../../../lib/fill.ts'
import { exportedText } from '../../../site/exportedText.ts'
import ofl from '../../../styles/typefaces/OFL.txt?raw'
import type { FontCredit, FontFile } from '../kit/kit.ts'

/** The credits of a site's font files, each once. */
export function fontCredits(files: readonly FontFile[]): readonly FontCredit[] {
  return [...new Map(files.map(({ credit }) => [credit.name, credit])).values()]
}

export function renderLicences(kitName: string, fontFiles: readonly FontFile[]): string {
  const codeLicence = `${fill(exportedText.codeLicence, { kit: kitName })}\n\n${mit.trim()}`
  const credits = fontCredits(fontFiles).map(({ name, copyright }) => `${name}: ${copyright}`)
  if (credits.length === 0) return `${codeLicence}\n`
  return `${codeLicence}\n\n\n${exportedText.fontLicences}\n\n${credits.join('\n')}\n\n${ofl.trim()}\n`
}
