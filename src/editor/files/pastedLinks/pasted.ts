import { ignoringErrors } from '../../../lib/ignoringErrors.ts'

/** The texts in the dialog for pasted links. */
export interface Pasted {
  /** The text in its field, which the user can edit. */
  readonly text: string
  /** Copied HTML and the contents of files. */
  readonly parts: readonly string[]
}

export const NOTHING_PASTED: Pasted = { text: '', parts: [] }

/** Adds copied HTML, or the content of a file. */
export const withPart = ({ text, parts }: Pasted, part: string): Pasted => ({ text, parts: [...parts, part] })

/** Adds lines to the text in the field. */
export const withLines = ({ text, parts }: Pasted, lines: string): Pasted => ({
  text: text ? `${text}\n${lines}` : lines,
  parts,
})

const STORAGE_KEY = 'moongate:pasted-links'

/** Saves the texts for the next page of this tab. A phone may end the page while its user copies from another app. */
export function savePasted(pasted: Pasted): void {
  ignoringErrors(() => sessionStorage.setItem(STORAGE_KEY, JSON.stringify(pasted)))
}

export function savedPasted(): Pasted {
  const saved: unknown = ignoringErrors(() => JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? ''))
  return isPasted(saved) ? saved : NOTHING_PASTED
}

function isPasted(saved: unknown): saved is Pasted {
  const { text, parts } = Object(saved)
  return typeof text === 'string' && Array.isArray(parts) && parts.every((part) => typeof part === 'string')
}

/** Copied HTML that has links. The plain text that is copied with it lacks their addresses. */
export function linksHtml(clipboard: DataTransfer): string | null {
  const html = clipboard.getData('text/html')
  return /<a\s[^>]*href=/i.test(html) ? html : null
}
