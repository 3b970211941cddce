import { fill } from '../../../lib/fill.ts'
import { plainLetters } from '../../../lib/plainLetters.ts'
import { shortened } from '../../../lib/shortened.ts'
import { editorWords } from '../../../site/editorWords.ts'

const MAX_TEXT_CHARACTERS = 40

/** @returns a message for a text with signs that only look like letters, with its plain text; or null */
export function letterMistake(text: string): string | null {
  const plain = plainLetters(text)
  return plain === text
    ? null
    : fill(editorWords.check.letters, { text: shortened(plain, MAX_TEXT_CHARACTERS) })
}
