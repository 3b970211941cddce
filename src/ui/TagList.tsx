import { Link } from 'wouter'
import { text } from '../site/text.ts'
import styles from './TagList.module.css'

interface TagListProps {
  readonly tags: readonly { readonly name: string; readonly path: string }[]
  /** The path of the page that is shown. */
  readonly current: string
}

/** Links to the pages of tags. */
export function TagList({ tags, current }: TagListProps) {
  return (
    <ul className={styles.tags} aria-label={text.journal.tags}>
      {tags.map(({ name, path }) => (
        <li key={path}>
          <Link href={path} aria-current={path === current ? 'page' : undefined}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
