import { Link } from 'wouter'
import { buttonStyle } from '../ui/buttonStyle.ts'
import { PageHeading } from '../ui/PageHeading.tsx'
import styles from './NotFoundPage.module.css'

/** Says that nothing is here, and leads home. */
export function NotFoundPage() {
  return (
    <div className={styles.page}>
      <PageHeading>Nothing here but night</PageHeading>
      <p>This page does not exist, or it has moved on. The moon is still where you left it.</p>
      <Link href="/" className={buttonStyle('bright')}>
        Back to Main
      </Link>
    </div>
  )
}
