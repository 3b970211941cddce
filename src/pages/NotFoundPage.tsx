import { Link } from 'wouter'
import { words } from '../site/wordsOf/notFound.ts'
import { buttonStyle } from '../ui/buttonStyle.ts'
import { PageHeading } from '../ui/PageHeading.tsx'
import styles from './NotFoundPage.module.css'

/** Says that nothing is here, and leads home. */
export function NotFoundPage() {
  return (
    <div className={styles.page}>
      <PageHeading>{words.notFound.heading}</PageHeading>
      <p>{words.notFound.text}</p>
      <Link href="/" className={buttonStyle('bright')}>
        {words.media.back}
      </Link>
    </div>
  )
}
