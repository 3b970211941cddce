import { publishing } from '../site/publishing.ts'
import type { Font } from './kit.ts'
import { lines } from './lines.ts'

/** The `README.txt` of a site: how to publish it, how to change it, whose fonts it has. @param kitName the template's */
export function renderReadme(kitName: string, fonts: readonly Font[]): string {
  const { hostName, hostUrl, steps } = publishing
  const letters = fonts.filter(({ files }) => files.length > 0)
  const sections = [
    `Your website, made with the template ${kitName}`,
    heading('Publish it'),
    ...(steps.length > 0 ? [lines(...steps.map((step, index) => `${index + 1}. ${step}`))] : []),
    ...(hostUrl ? [`The hosting site: ${[hostName, hostUrl].filter(Boolean).join(', ')}`] : []),
    'Any other host of static files will do as well: there is nothing to install and nothing to build.',
    heading('Change it'),
    'Keep this ZIP, or the file index.html: drop it onto the editor of any template, and go on where you ended.\nindex.html knows everything but your pictures, which are in the folder “pictures”.',
    'If you write code: index.html holds the words, style.css your colours at its top, script.js the effects.',
    ...(letters.length > 0 ? [heading('The letters'), lines(...letters.map(credit))] : []),
  ]
  return `${sections.join('\n\n')}\n`
}

function heading(words: string): string {
  return `${words}\n${'='.repeat(words.length)}`
}

function credit({ name, copyright }: Font): string {
  return `${name}: ${copyright} SIL Open Font License 1.1, in licences.txt`
}
