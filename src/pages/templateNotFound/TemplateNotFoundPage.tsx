import { Link } from 'wouter'
import { text } from '../../site/text.ts'
import { isAllFree } from '../../templates/shop/cards.ts'
import { buttonStyle } from '../../ui/Button.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { SiteText } from '../../ui/SiteText.tsx'
import styles from '../notFound/NotFoundPage.module.css'

export function TemplateNotFoundPage() {
  return (
    <div className={styles.page}>
      <PageHeading isHero>{text.template.missing}</PageHeading>
      {isAllFree && (
        <p>
          <SiteText>{text.template.missingText}</SiteText>
        </p>
      )}
      <Link href="/shop" className={buttonStyle('bright')}>
        <SiteText>{text.template.back}</SiteText>
      </Link>
    </div>
  )
}
