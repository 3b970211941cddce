import { BASE } from '../lib/base.ts'
import { entriesAt, tags } from '../site/journal.ts'
import { FEED_FILE, JOURNAL_PATH } from '../site/journalAddress.ts'
import { text } from '../site/text.ts'
import { standaloneLink } from '../ui/Button.tsx'
import { EntryList } from '../ui/EntryList.tsx'
import { PageFrame } from '../ui/PageFrame.tsx'
import { TagList } from '../ui/TagList.tsx'
import type { PageProps } from './loadPage.ts'

/** The entries of the journal: all, or those with one tag. */
export function JournalPage({ name, path }: PageProps) {
  const isAll = path === JOURNAL_PATH
  return (
    <PageFrame
      title={name}
      back={isAll ? undefined : { href: JOURNAL_PATH, text: text.journal.back }}
      lead={tags.length > 0 && <TagList tags={tags} currentPath={path} />}
    >
      <EntryList entries={entriesAt(path)} />
      <p>
        <a href={BASE + FEED_FILE} type="application/atom+xml" className={standaloneLink}>
          {text.journal.feed}
        </a>
      </p>
    </PageFrame>
  )
}
