import { Link } from 'wouter'
import { words } from '../site/wordsOf/template.ts'
import { buttonStyle } from '../ui/buttonStyle.ts'
import { PageHeading } from '../ui/PageHeading.tsx'
import styles from './NotFoundPage.module.css'

/** Says that there is no such template, and leads back to the shop. */
export function TemplateNotFoundPage() {
  return (
    <div className={styles.page}>
      <PageHeading>{words.template.missing}</PageHeading>
      <p>{words.template.missingText}</p>
      <Link href="/shop" className={buttonStyle('bright')}>
        {words.template.back}
      </Link>
    </div>
  )
}
