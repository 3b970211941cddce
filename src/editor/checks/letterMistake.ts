import { fill } from '../../lib/fill.ts'
import { plainLetters } from '../../lib/plainLetters.ts'
import { plainMarks } from '../../lib/plainMarks.ts'
import { shortened } from '../../lib/shortened.ts'
import { editorText } from '../../site/editorText.ts'

/** A text without marks that show as they are, and without signs that only look like letters. */
export const plainText = (text: string): string => plainLetters(plainMarks(text))

/** @returns a message for a text that is not plain, with its plain text; or null */
export function letterMistake(text: string): string | null {
  const plain = plainText(text)
  if (plain === text) return null
  const message = plainMarks(text) === text ? editorText.check.letters : editorText.check.marks
  return fill(message, { text: shortened(plain) })
}
