import type { Constants } from '../constants/schema.ts'
import { constantsMistakes } from '../constants/schema.ts'

/** All the constants of a text, or its mistakes, a sentence each. */
export type Read = { readonly constants: Constants } | { readonly mistakes: readonly string[] }

/** Longer texts are refused unread: the whole file has some four thousand characters. */
export const MOST_CHARACTERS = 64_000
/** Further mistakes are only counted. */
const MOST_MISTAKES = 20

/** Reads constants as JSON from an untrusted text. One mistake makes the whole text unusable. */
export function readConstants(text: string): Read {
  if (text.length > MOST_CHARACTERS)
    return { mistakes: [`This is too long to be constants: they are ${MOST_CHARACTERS} characters at most.`] }
  try {
    return checkedConstants(JSON.parse(text))
  } catch (reason) {
    return { mistakes: [`This is not JSON: ${reason instanceof Error ? reason.message : reason}.`] }
  }
}

/** Checks a value against the schema. */
export function checkedConstants(value: unknown): Read {
  const mistakes = constantsMistakes(value).map((mistake) => `${mistake}.`)
  if (mistakes.length === 0) return { constants: value as Constants }
  const more = mistakes.length - MOST_MISTAKES
  return { mistakes: [...mistakes.slice(0, MOST_MISTAKES), ...(more > 0 ? [`And ${more} more.`] : [])] }
}
