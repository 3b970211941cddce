import { entries as rows } from '#markdownRows'
import { slug } from '../lib/slug.ts'
import type { EntryFields } from './frontMatter.ts'
import { JOURNAL_PATH } from './journalAddress.ts'
import { site } from './site.ts'

export interface EntryRow extends EntryFields {
  readonly path: string
  readonly picture?: { readonly src: string; readonly alt: string } | undefined
}

export interface Tag {
  readonly name: string
  readonly path: string
}

/** Newest first, without their texts. */
export const entries: readonly EntryRow[] = rows

export function tagsOf({ tags = [] }: Pick<EntryRow, 'tags'>): readonly Tag[] {
  return tags.map((name) => ({ name, path: `${JOURNAL_PATH}/tag/${slug(name)}` }))
}

/** All tags, sorted by name in the site's language. `Kiln` and `kiln` are one tag. */
export const tags: readonly Tag[] = [
  ...new Map(entries.flatMap(tagsOf).map((tag) => [tag.path, tag])).values(),
].sort((one, other) => one.name.localeCompare(other.name, site.language))

/** The entries of a page: all entries on the journal page, the entries of a tag on the page of the tag. */
export function entriesAt(path: string): readonly EntryRow[] {
  if (path === JOURNAL_PATH) return entries
  return entries.filter((entry) => tagsOf(entry).some((tag) => tag.path === path))
}
