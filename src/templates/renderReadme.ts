import { fill } from '../lib/fill.ts'
import { editorWords } from '../site/editorWords.ts'
import { publishing } from '../site/lists.ts'
import type { Font } from './kit.ts'
import { lines } from './lines.ts'

const said = editorWords.exported

/** The `README.txt` of a site: how to publish it, how to change it, whose fonts it has. @param kitName the template's */
export function renderReadme(kitName: string, fonts: readonly Font[]): string {
  const { hostName, hostUrl, steps, phoneTips } = publishing
  const letters = fonts.filter(({ files }) => files.length > 0)
  const sections = [
    fill(said.made, { kit: kitName }),
    heading(said.publish),
    ...numbered(steps.slice(2)),
    ...(hostUrl ? [fill(said.host, { host: [hostName, hostUrl].filter(Boolean).join(', ') })] : []),
    said.anyHost,
    ...(phoneTips.length > 0 ? [heading(said.phone), ...numbered(phoneTips)] : []),
    heading(said.later),
    said.keep,
    said.keepAddress,
    said.code,
    heading(said.domain),
    said.domainLines,
    ...(letters.length > 0 ? [heading(said.letters), lines(...letters.map(credit))] : []),
  ]
  return `${sections.join('\n\n')}\n`
}

/** @returns one block, or none */
function numbered(steps: readonly string[]): readonly string[] {
  return steps.length > 0 ? [lines(...steps.map((step, index) => `${index + 1}. ${step}`))] : []
}

function heading(words: string): string {
  return `${words}\n${'='.repeat(words.length)}`
}

function credit({ name, copyright }: Font): string {
  return fill(said.font, { name, copyright })
}
