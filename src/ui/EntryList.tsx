import { Link } from 'wouter'
import type { EntryRow } from '../site/journal.ts'
import { formatLongDate } from '../site/site.ts'
import styles from './EntryList.module.css'
import { SitePicture } from './SitePicture.tsx'

/** Entries of the journal, each with its date, its description and its first picture, if any. */
export function EntryList({ entries }: { entries: readonly EntryRow[] }) {
  const firstWithPicture = entries.find(({ picture }) => picture)
  return (
    <ol className={styles.list}>
      {entries.map(({ path, title, description, date, picture }) => (
        <li key={path} data-picture={picture ? '' : undefined}>
          {picture && (
            <span className={styles.picture}>
              <SitePicture
                picture={{ src: picture.src, alt: '' }}
                slot="thumbnail"
                isEager={path === firstWithPicture?.path}
              />
            </span>
          )}
          <h2>
            <Link href={path}>{title}</Link>
          </h2>
          <EntryDate date={date} />
          <p>{description}</p>
        </li>
      ))}
    </ol>
  )
}

/** A date, as in '2026-03-01'. The build and a browser may format it differently, so React keeps the prerendered text. */
export function EntryDate({ date }: { date: string }) {
  return (
    <time dateTime={date} className={styles.date} suppressHydrationWarning>
      {formatLongDate(date)}
    </time>
  )
}
