import { fill } from '../../lib/fill.ts'
import { editorWords } from '../../site/editorWords.ts'

/** A random id of 32 hexadecimal digits. `crypto.randomUUID` is missing where a page comes over plain http. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/** `fresh`: nothing was changed yet; `unavailable`: this browser saves nothing, or not now. */
export type SaveStatus = 'fresh' | 'pending' | 'saved' | 'unavailable'

/** The facts about the open draft that the editor shows. */
export interface DraftState {
  readonly id: string
  readonly name: string
  readonly status: SaveStatus
  /** One sentence about another tab or a damaged draft, or null. */
  readonly notice: string | null
}

/** What tells a draft that is not saved yet from all others. */
export const newDraft = () => ({ id: randomId(), revision: 0 })

/** The notice for a draft that another tab has open too. @param copy the name of the draft that changes go to */
export const openElsewhere = (name: string, copy: string) =>
  fill(editorWords.drafts.elsewhere, { name, copy })
