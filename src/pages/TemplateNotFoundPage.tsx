import { Link } from 'wouter'
import { buttonStyle } from '../ui/buttonStyle.ts'
import { PageHeading } from '../ui/PageHeading.tsx'
import styles from './NotFoundPage.module.css'

/** Says that there is no such template, and leads back to the shop. */
export function TemplateNotFoundPage() {
  return (
    <div className={styles.page}>
      <PageHeading>Template not found</PageHeading>
      <p>There is no template with this name. The shop has three, and they are all free.</p>
      <Link href="/shop" className={buttonStyle('bright')}>
        ← Back to Shop
      </Link>
    </div>
  )
}
