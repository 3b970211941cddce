import type { Constants } from '../constants/schema.ts'
import { constantsMistakes } from '../constants/schema.ts'
import { fill } from '../lib/fill.ts'
import { withDefaults } from '../lib/withDefaults.ts'
import panelText from './panelText.json' with { type: 'json' }

const { mistakes: messages } = panelText

/** The result of reading: all constants, or the mistakes, one sentence each. */
export type Read = { readonly constants: Constants } | { readonly mistakes: readonly string[] }

/** Longer texts are refused. A file with all constants has about 4,000 characters. */
export const MAX_CHARACTERS = 64_000
const MAX_MISTAKES = 20

/**
 * Parses JSON from an untrusted source. One mistake refuses the whole text.
 *
 * @param defaults values for constants that are not in the text; without `defaults` the text must have all constants
 */
export function readConstants(text: string, defaults?: Constants): Read {
  if (text.length > MAX_CHARACTERS) return { mistakes: [fill(messages.tooLong, { most: MAX_CHARACTERS })] }
  try {
    return checkedConstants(withDefaults(JSON.parse(text), defaults))
  } catch (reason) {
    return {
      mistakes: [
        fill(messages.notJson, { reason: reason instanceof Error ? reason.message : String(reason) }),
      ],
    }
  }
}

/** Checks constants from an untrusted source. */
export function checkedConstants(value: unknown): Read {
  const mistakes = constantsMistakes(value).map((mistake) => `${mistake}.`)
  if (mistakes.length === 0) return { constants: value as Constants }
  const more = mistakes.length - MAX_MISTAKES
  if (more <= 0) return { mistakes }
  return { mistakes: [...mistakes.slice(0, MAX_MISTAKES), fill(messages.more, { count: more })] }
}
