import { text } from '../site/text.ts'
import { buttonStyle } from './Button.tsx'
import { CONTENT_ID } from './PageHeading.tsx'
import { SectionLink } from './SectionLink.tsx'
import styles from './SkipLink.module.css'

/** The keyboard's first stop, seen while it has focus: straight to the page's heading. */
export function SkipLink() {
  return (
    <div className={styles.skip}>
      <SectionLink section={CONTENT_ID} className={buttonStyle('bright')}>
        {text.page.skip}
      </SectionLink>
    </div>
  )
}
