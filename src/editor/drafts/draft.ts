import type { TemplateId } from '../../templates/siteData.ts'
import type { EditedSite } from '../state/editorStore.ts'

/** A site in the making, as it is kept in the visitor's browser. */
export interface Draft extends EditedSite {
  readonly id: string
  readonly name: string
  /** Milliseconds since 1970. */
  readonly savedAtMs: number
  /** Counts how often it was kept: who kept it last knows whether another tab did so meanwhile. */
  readonly revision: number
}

/** What a list of drafts shows. */
export type DraftEntry = Pick<Draft, 'id' | 'name' | 'savedAtMs'> & { readonly template: TemplateId }

/** A name that no other draft has: the wished one, or with the smallest number behind it that makes it so. */
export function freeName(wished: string, taken: readonly string[]): string {
  const plain = wished.trim() || 'My page'
  if (!taken.includes(plain)) return plain
  const stem = plain.replace(/ \(\d+\)$/, '')
  let number = 2
  while (taken.includes(`${stem} (${number})`)) number++
  return `${stem} (${number})`
}
