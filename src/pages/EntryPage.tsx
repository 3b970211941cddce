import { Link } from 'wouter'
import { fill } from '../lib/fill.ts'
import { isPage } from '../routes.ts'
import { entries, tagsOf } from '../site/journal.ts'
import { JOURNAL_PATH } from '../site/journalAddress.ts'
import { text } from '../site/text.ts'
import { standaloneLink } from '../ui/Button.tsx'
import { EntryDate } from '../ui/EntryList.tsx'
import { PageFrame } from '../ui/PageFrame.tsx'
import { ProseText } from '../ui/ProseText.tsx'
import { TagList } from '../ui/TagList.tsx'
import styles from './EntryPage.module.css'
import type { PageProps } from './loadPage.ts'

/** A journal entry, with links to the next newer and the next older entry. */
export function EntryPage({ name, path, prose }: PageProps) {
  const index = entries.findIndex((entry) => entry.path === path)
  const entry = entries[index]
  const neighbours = [
    { label: text.journal.newer, entry: entries[index - 1] },
    { label: text.journal.older, entry: entries[index + 1] },
  ]
  const tags = entry ? tagsOf(entry) : []
  return (
    <PageFrame
      title={name}
      back={{ href: JOURNAL_PATH, text: text.journal.back }}
      lead={
        entry && (
          <div className={styles.facts}>
            <EntryDate date={entry.date} />
            {tags.length > 0 && <TagList tags={tags} currentPath={path} />}
          </div>
        )
      }
    >
      <ProseText prose={prose} isPage={isPage} />
      {entries.length > 1 && (
        <nav aria-label={text.journal.neighbours} className={styles.neighbours}>
          {neighbours.map(
            ({ label, entry }) =>
              entry && (
                <Link key={label} href={entry.path} className={standaloneLink}>
                  {fill(label, { title: entry.title })}
                </Link>
              ),
          )}
        </nav>
      )}
    </PageFrame>
  )
}
