import { memo } from 'react'
import { text } from '../site/text.ts'
import { buttonStyle } from './Button.tsx'
import { CONTENT_ID } from './PageHeading.tsx'
import { SectionLink } from './SectionLink.tsx'
import { SiteText } from './SiteText.tsx'
import styles from './SkipLink.module.css'

/** The first tab stop: a link to the page's heading. It is visible while it has focus. */
export const SkipLink = memo(function SkipLink() {
  return (
    <div className={styles.skip}>
      <SectionLink section={CONTENT_ID} className={buttonStyle('bright')}>
        <SiteText>{text.page.skip}</SiteText>
      </SectionLink>
    </div>
  )
})
