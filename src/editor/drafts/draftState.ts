import { fill } from '../../lib/fill.ts'
import { editorWords } from '../../site/editorWords.ts'

/** 32 hexadecimal digits. `crypto.randomUUID` is missing over plain http. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/** `fresh`: not changed yet; `unavailable`: this browser cannot save, or not now. */
type SaveStatus = 'fresh' | 'pending' | 'saved' | 'unavailable'

export interface DraftState {
  readonly id: string
  readonly name: string
  readonly status: SaveStatus
  readonly notice: string | null
}

export const newDraft = () => ({ id: randomId(), revision: 0 })

/** The notice for a draft that is open in another tab. @param copy the draft that has the changes */
export const openElsewhere = (name: string, copy: string) =>
  fill(editorWords.drafts.elsewhere, { name, copy })
