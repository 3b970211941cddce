import { text } from '../site/text.ts'
import { PathLinks } from './PathLinks.tsx'
import styles from './TagList.module.css'

interface TagListProps {
  readonly tags: readonly { readonly name: string; readonly path: string }[]
  readonly currentPath: string
}

export function TagList({ tags, currentPath }: TagListProps) {
  return (
    <PathLinks
      pages={tags}
      currentPath={currentPath}
      className={styles.tags}
      aria-label={text.journal.tags}
    />
  )
}
