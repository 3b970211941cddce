import { entries as rows } from '#markdownRows'
import { slug } from '../lib/slug.ts'
import type { EntryFields } from './frontMatter.ts'
import { JOURNAL_PATH } from './journalAddress.ts'

/** An entry of the journal without its text, for the table of routes and the list. */
export interface EntryRow extends EntryFields {
  readonly path: string
  /** The first picture of its text. */
  readonly picture?: { readonly src: string; readonly alt: string } | undefined
}

/** @property path of the page with the tag's entries */
export interface Tag {
  readonly name: string
  readonly path: string
}

/** The entries, newest first. */
export const entries: readonly EntryRow[] = rows

export function tagsOf({ tags = [] }: Pick<EntryRow, 'tags'>): readonly Tag[] {
  return tags.map((name) => ({ name, path: `${JOURNAL_PATH}/tag/${slug(name)}` }))
}

/** All tags, sorted by name. `Kiln` and `kiln` are one tag. */
export const tags: readonly Tag[] = [
  ...new Map(entries.flatMap(tagsOf).map((tag) => [tag.path, tag])).values(),
].sort((one, other) => one.name.localeCompare(other.name))

/** The entries that a page of the journal lists. @param path of the journal (all entries), or of a tag */
export function entriesAt(path: string): readonly EntryRow[] {
  if (path === JOURNAL_PATH) return entries
  return entries.filter((entry) => tagsOf(entry).some((tag) => tag.path === path))
}
