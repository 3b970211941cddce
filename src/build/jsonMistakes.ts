import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentFolder, displayPath, JSON_FILES } from './contentFolder.ts'

export function jsonMistakes(root: string): string[] {
  return JSON_FILES.flatMap((file) => {
    const path = join(contentFolder(root), file)
    if (!existsSync(path)) return []
    const text = readFileSync(path, 'utf8')
    try {
      JSON.parse(text)
      return []
    } catch (reason) {
      return [`${displayPath(root, file)}${advice(text, reason instanceof Error ? reason.message : '')}.`]
    }
  })
}

function advice(text: string, problem: string): string {
  if (text.trim() === '') return ': is empty; write {} into it, or remove it'
  const trailingComma = /,(?=\s*[}\]])/.exec(text)
  if (trailingComma)
    return `, line ${lineAt(text, trailingComma.index)}: has a comma before a closing bracket; remove it`
  const position = /at position (\d+)/.exec(problem)?.[1]
  const place = position === undefined ? '' : `, line ${lineAt(text, Number(position))}`
  return `${place}: is not JSON; look for a missing comma or bracket there or just above, and write names and texts in double quotes`
}

function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length
}
