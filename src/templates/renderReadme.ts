import { fill } from '../lib/fill.ts'
import { editorWords } from '../site/editorWords.ts'
import { publishing } from '../site/publishing.ts'
import type { Font } from './kit.ts'
import { lines } from './lines.ts'

const said = editorWords.exported

/** The `README.txt` of a site: how to publish it, how to change it, whose fonts it has. @param kitName the template's */
export function renderReadme(kitName: string, fonts: readonly Font[]): string {
  const { hostName, hostUrl, steps } = publishing
  const letters = fonts.filter(({ files }) => files.length > 0)
  const sections = [
    fill(said.made, { kit: kitName }),
    heading(said.publish),
    ...(steps.length > 0 ? [lines(...steps.map((step, index) => `${index + 1}. ${step}`))] : []),
    ...(hostUrl ? [fill(said.host, { host: [hostName, hostUrl].filter(Boolean).join(', ') })] : []),
    said.anyHost,
    heading(said.change),
    said.keep,
    said.code,
    ...(letters.length > 0 ? [heading(said.letters), lines(...letters.map(credit))] : []),
  ]
  return `${sections.join('\n\n')}\n`
}

function heading(words: string): string {
  return `${words}\n${'='.repeat(words.length)}`
}

function credit({ name, copyright }: Font): string {
  return fill(said.font, { name, copyright })
}
