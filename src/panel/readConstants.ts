import type { Constants } from '../constants/schema.ts'
import { constantsMistakes } from '../constants/schema.ts'
import { fill } from '../lib/fill.ts'
import { withDefaults } from '../lib/withDefaults.ts'
import panelText from './panelText.json' with { type: 'json' }

const { mistakes: messages } = panelText

/** All constants, or the mistakes, one sentence each. */
export type ReadResult = { readonly constants: Constants } | { readonly mistakes: readonly string[] }

/** Far more than a file with all constants has. */
export const MAX_JSON_CHARACTERS = 64_000
export const MAX_SHOWN_MISTAKES = 20

/**
 * Parses JSON from an untrusted source. A text with a mistake is refused as a whole.
 * @param defaults values for missing constants; without defaults the text must have all constants
 */
export function readConstants(text: string, defaults?: Constants): ReadResult {
  if (text.length > MAX_JSON_CHARACTERS)
    return { mistakes: [fill(messages.tooLong, { most: MAX_JSON_CHARACTERS })] }
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

/** As `readConstants`, without reading all of a very large file. */
export async function readConstantsFile(file: Blob): Promise<ReadResult> {
  // A UTF-16 code unit of a text takes at most 3 bytes in UTF-8. So the text of a file that is cut here is still too long.
  return readConstants(await file.slice(0, 3 * (MAX_JSON_CHARACTERS + 1)).text())
}

export function checkedConstants(value: unknown): ReadResult {
  const mistakes = constantsMistakes(value).map((mistake) => `${mistake}.`)
  if (mistakes.length === 0) return { constants: value as Constants }
  const hiddenCount = mistakes.length - MAX_SHOWN_MISTAKES
  if (hiddenCount <= 0) return { mistakes }
  return { mistakes: [...mistakes.slice(0, MAX_SHOWN_MISTAKES), fill(messages.more, { count: hiddenCount })] }
}
