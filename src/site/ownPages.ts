import type { PageFields } from './ownPageFields.ts'
import type { ProsePiece } from './prose.ts'

/** A Markdown page of the owner's. */
export interface OwnPage extends Pick<PageFields, 'title' | 'description' | 'place' | 'order'> {
  readonly path: string
  readonly loadProse: () => Promise<readonly ProsePiece[]>
}

// The plugin `markdown` makes two modules of each file: its fields, and its text, which only its page loads.
const rows = import.meta.glob<Omit<OwnPage, 'loadProse'> | null>('#content/pages/**/*.md', {
  eager: true,
  query: '?row',
  import: 'row',
})
const texts = import.meta.glob<readonly ProsePiece[]>('#content/pages/**/*.md', { import: 'prose' })

/** The owner's Markdown pages, sorted by their field `order`, then by path. */
export const pages: readonly OwnPage[] = Object.entries(rows)
  .flatMap(([file, row]) => {
    const loadProse = texts[file]
    // The row of a file with a mistake is null. The check of the content reports the mistake.
    return row && loadProse ? [{ ...row, loadProse }] : []
  })
  .sort(
    ({ order = Infinity, path }, other) => order - (other.order ?? Infinity) || (path < other.path ? -1 : 1),
  )
