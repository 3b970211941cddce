import { entries as rows } from '#markdownRows'
import { slug } from '../lib/slug.ts'
import type { EntryFields } from './frontMatter.ts'
import { JOURNAL_PATH } from './journalAddress.ts'

/** An entry of the journal as the table of routes and the list need it. */
export interface EntryRow extends EntryFields {
  readonly path: string
  /** The first picture of its text. */
  readonly picture?: { readonly src: string; readonly alt: string } | undefined
}

export interface Tag {
  readonly name: string
  readonly path: string
}

/** The entries, the newest first. */
export const entries: readonly EntryRow[] = rows

export function tagsOf({ tags = [] }: Pick<EntryRow, 'tags'>): readonly Tag[] {
  return tags.map((name) => ({ name, path: `${JOURNAL_PATH}/tag/${slug(name)}` }))
}

/** All tags in the order of their names. Two ways to write a tag, as in `Kiln` and `kiln`, are one. */
export const tags: readonly Tag[] = [
  ...new Map(entries.flatMap(tagsOf).map((tag) => [tag.path, tag])).values(),
].sort((one, other) => one.name.localeCompare(other.name))

/** The entries of a page of the journal: all, or those with the tag that the path is of. */
export function entriesAt(path: string): readonly EntryRow[] {
  if (path === JOURNAL_PATH) return entries
  return entries.filter((entry) => tagsOf(entry).some((tag) => tag.path === path))
}
