import { editorWords } from '../../site/editorWords.ts'
import type { TemplateId } from '../../site/templateFolders.ts'
import type { EditedSite } from '../state/editorStore.ts'

/** A site that is being made, as the visitor's browser stores it. */
export interface Draft extends EditedSite {
  readonly id: string
  readonly name: string
  /** Milliseconds since 1970. */
  readonly savedAtMs: number
  /** Counts the saves: a tab that finds another count than its last one knows that another tab has saved. */
  readonly revision: number
}

/** A row in the list of drafts. */
export type DraftEntry = Pick<Draft, 'id' | 'name' | 'savedAtMs'> & {
  readonly template: TemplateId
  /** True for 30 days after deletion, while it can be put back. */
  readonly isDeleted: boolean
}

/** A name that no other draft has: the one wished for, followed by the smallest number that makes it free. */
export function freeName(wished: string, taken: readonly string[]): string {
  const plain = wished.trim() || editorWords.drafts.first
  if (!taken.includes(plain)) return plain
  const stem = plain.replace(/ \(\d+\)$/, '')
  let number = 2
  while (taken.includes(`${stem} (${number})`)) number++
  return `${stem} (${number})`
}
