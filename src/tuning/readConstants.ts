import type { Constants } from '../constants/schema.ts'
import { constantsMistakes } from '../constants/schema.ts'

/** The constants that a text holds, whole, or what is wrong with it, a sentence each. */
export type Read = { readonly constants: Constants } | { readonly mistakes: readonly string[] }

/** Longer texts are not looked at: the whole file has some four thousand characters. */
export const MOST_CHARACTERS = 64_000
/** More sentences than this nobody reads. */
const MOST_MISTAKES = 20

/** Reads constants as JSON from a text that anybody may have written. Nothing of a text with a mistake is used. */
export function readConstants(text: string): Read {
  if (text.length > MOST_CHARACTERS)
    return {
      mistakes: [`This is ${text.length} characters long; constants are ${MOST_CHARACTERS} at most.`],
    }
  try {
    return checkedConstants(JSON.parse(text))
  } catch (reason) {
    return { mistakes: [`This is not JSON: ${reason instanceof Error ? reason.message : reason}.`] }
  }
}

/** Takes a value as constants if it is what the schema asks for. */
export function checkedConstants(value: unknown): Read {
  const mistakes = constantsMistakes(value).map((mistake) => `${mistake}.`)
  if (mistakes.length === 0) return { constants: plainZeros(value) as Constants }
  const more = mistakes.length - MOST_MISTAKES
  return { mistakes: [...mistakes.slice(0, MOST_MISTAKES), ...(more > 0 ? [`And ${more} more.`] : [])] }
}

/** A negative zero is written as a plain one, and would not be itself again. */
function plainZeros(value: unknown): unknown {
  if (typeof value === 'number') return value + 0
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plainZeros(inner)]))
}
