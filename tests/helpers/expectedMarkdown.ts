import { markdownFiles } from '../../src/build/markdown/markdownFiles.ts'
import { fill } from '../../src/lib/fill.ts'
import type { Route } from '../../src/routes.ts'
import { entries, entriesAt, type Tag, tags, tagsOf } from '../../src/site/journal.ts'
import { FEED_FILE, JOURNAL_PATH } from '../../src/site/journalAddress.ts'
import { formatLongDate } from '../../src/site/site.ts'
import { text } from '../../src/site/text.ts'
import { type ExpectedPage, itemIf, sameTabLink } from './expectedParts.ts'
import { expectedProse } from './expectedProse.ts'

function proseAt(path: string) {
  const file = markdownFiles(process.cwd()).find((page) => page.path === path)
  if (!file) throw new Error(`expectedMarkdown: no file for ${path}`)
  return expectedProse(file.prose)
}

export function expectedMarkdown({ path, name }: Route): ExpectedPage {
  const { texts, links, pictures } = proseAt(path)
  return {
    heading: name,
    texts: [text.media.back, name, ...texts],
    links: [sameTabLink(text.media.back, '/'), ...links],
    pictures,
  }
}

const tagLinks = (tags: readonly Tag[]) => tags.map((tag) => sameTabLink(tag.name, tag.path))

export function expectedJournal({ path, name }: Route): ExpectedPage {
  const shown = entriesAt(path)
  const back =
    path === JOURNAL_PATH ? sameTabLink(text.media.back, '/') : sameTabLink(text.journal.back, JOURNAL_PATH)
  return {
    heading: name,
    texts: [
      name,
      ...tags.map((tag) => tag.name),
      ...shown.flatMap(({ title, description, date }) => [title, formatLongDate(date), description]),
    ],
    links: [
      back,
      ...tagLinks(tags),
      ...shown.map(({ title, path }) => sameTabLink(title, path)),
      sameTabLink(text.journal.feed, `/${FEED_FILE}`),
    ],
    pictures: shown.flatMap(({ picture }) => itemIf(picture, '')),
  }
}

export function expectedEntry({ path, name }: Route): ExpectedPage {
  const index = entries.findIndex((each) => each.path === path)
  const { date = '', tags: entryTags = [] } = entries[index] ?? {}
  const { texts, links, pictures } = proseAt(path)
  const [newer, older] = [entries[index - 1], entries[index + 1]]
  return {
    heading: name,
    texts: [text.journal.back, name, formatLongDate(date), ...entryTags, ...texts],
    links: [
      sameTabLink(text.journal.back, JOURNAL_PATH),
      ...tagLinks(tagsOf({ tags: entryTags })),
      ...links,
      ...(newer ? [sameTabLink(fill(text.journal.newer, { title: newer.title }), newer.path)] : []),
      ...(older ? [sameTabLink(fill(text.journal.older, { title: older.title }), older.path)] : []),
    ],
    pictures,
  }
}
