import { editorWords } from '../../site/editorWords.ts'
import type { TemplateId } from '../../site/templateFolders.ts'
import type { EditedSite } from '../state/editorStore.ts'

export interface Draft extends EditedSite {
  readonly id: string
  readonly name: string
  /** Since 1970. */
  readonly savedAtMs: number
  /** Counts saves. If it has changed, another tab has saved the draft. */
  readonly revision: number
}

export type DraftEntry = Pick<Draft, 'id' | 'name' | 'savedAtMs'> & {
  readonly template: TemplateId
  /** True for 30 days after deletion, while it can be restored. */
  readonly isDeleted: boolean
}

/** Makes a name unique with the smallest free number. */
export function freeName(wanted: string, taken: readonly string[]): string {
  const plain = wanted.trim() || editorWords.drafts.first
  if (!taken.includes(plain)) return plain
  const stem = plain.replace(/ \(\d+\)$/, '')
  let number = 2
  while (taken.includes(`${stem} (${number})`)) number++
  return `${stem} (${number})`
}
