import { fill } from '../../lib/fill.ts'
import { editorWords } from '../../site/editorWords.ts'

/** 32 hexadecimal digits. Browsers have `crypto.randomUUID` only over https. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/** `fresh`: not changed yet; `pending`: has unsaved changes; `unavailable`: the browser cannot save. */
type SaveStatus = 'fresh' | 'pending' | 'saved' | 'unavailable'

export interface DraftState {
  readonly id: string
  readonly name: string
  readonly status: SaveStatus
  readonly notice: string | null
}

export const newDraft = () => ({ id: randomId(), revision: 0 })

/** The notice about a draft that is open in another tab. @param copy the name of the draft that gets the changes */
export const openElsewhereNotice = (name: string, copy: string) =>
  fill(editorWords.drafts.elsewhere, { name, copy })
