import { ownerPages } from 'virtual:own-pages'
import type { PageFields } from './ownerPageFields.ts'
import type { ProsePiece } from './prose.ts'

/** A Markdown page of the owner's. */
export interface OwnerPage extends Pick<PageFields, 'title' | 'description' | 'place'> {
  readonly path: string
  readonly loadProse: () => Promise<readonly ProsePiece[]>
}

/** The owner's Markdown pages, sorted by their field `order`, then by path. A build leaves out drafts. */
export const pages: readonly OwnerPage[] = ownerPages
