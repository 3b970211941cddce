import { Link } from 'wouter'
import { text } from '../../site/text.ts'
import { isAllFree } from '../../templates/shop/cards.ts'
import { buttonStyle } from '../../ui/Button.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import styles from '../notFound/NotFoundPage.module.css'

export function TemplateNotFoundPage() {
  return (
    <div className={styles.page}>
      <PageHeading isHero>{text.template.missing}</PageHeading>
      {isAllFree && <p>{text.template.missingText}</p>}
      <Link href="/shop" className={buttonStyle('bright')}>
        {text.template.back}
      </Link>
    </div>
  )
}
