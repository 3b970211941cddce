import { Link } from 'wouter'
import type { EntryRow } from '../site/journal.ts'
import { formatLongDate } from '../site/site.ts'
import styles from './EntryList.module.css'
import { SitePicture } from './SitePicture.tsx'

/** The entries of the journal, each with its date, its description and its first picture. */
export function EntryList({ entries }: { entries: readonly EntryRow[] }) {
  const withFirstPicture = entries.find(({ picture }) => picture)
  return (
    <ol className={styles.list}>
      {entries.map(({ path, title, description, date, picture }) => (
        <li key={path} data-picture={picture ? '' : undefined}>
          {picture && (
            <span className={styles.picture}>
              <SitePicture
                picture={{ src: picture.src, alt: '' }}
                place="thumbnail"
                first={path === withFirstPicture?.path}
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

/** A browser may format a date in another way than the build did. @param date as in '2026-03-01' */
export function EntryDate({ date }: { date: string }) {
  return (
    <time dateTime={date} className={styles.date} suppressHydrationWarning>
      {formatLongDate(date)}
    </time>
  )
}
