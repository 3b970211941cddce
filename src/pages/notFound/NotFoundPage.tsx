import { Link } from 'wouter'
import { text } from '../../site/text.ts'
import { buttonStyle } from '../../ui/Button.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import styles from './NotFoundPage.module.css'

export function NotFoundPage() {
  return (
    <div className={styles.page}>
      <PageHeading isHero>{text.notFound.heading}</PageHeading>
      <p>{text.notFound.text}</p>
      <Link href="/" className={buttonStyle('bright')}>
        {text.media.back}
      </Link>
    </div>
  )
}
