import { Link } from 'wouter'
import { text } from '../../site/text.ts'
import { buttonStyle } from '../../ui/Button.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { SiteText } from '../../ui/SiteText.tsx'
import styles from './NotFoundPage.module.css'

export function NotFoundPage() {
  return (
    <div className={styles.page}>
      <PageHeading isHero>{text.notFound.heading}</PageHeading>
      <p>
        <SiteText>{text.notFound.text}</SiteText>
      </p>
      <Link href="/" className={buttonStyle('bright')}>
        <SiteText>{text.page.toHome}</SiteText>
      </Link>
    </div>
  )
}
