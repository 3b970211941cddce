import { text } from '../site/text.ts'
import { PathLinks } from './PathLinks.tsx'
import styles from './TagList.module.css'

interface TagListProps {
  readonly tags: readonly { readonly name: string; readonly path: string }[]
  /** The path of the page that is shown. */
  readonly current: string
}

/** Links to the pages of tags. */
export function TagList({ tags, current }: TagListProps) {
  return <PathLinks pages={tags} current={current} className={styles.tags} aria-label={text.journal.tags} />
}
