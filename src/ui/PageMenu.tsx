import { text } from '../site/text.ts'
import styles from './PageMenu.module.css'
import { PathLinks } from './PathLinks.tsx'

interface PageMenuProps {
  readonly pages: readonly { readonly path: string; readonly name: string }[]
  /** The path of the page that is shown. */
  readonly current: string
}

/** The menu above every page. */
export function PageMenu({ pages, current }: PageMenuProps) {
  return (
    <nav aria-label={text.page.menu} className={styles.menu} data-home={current === '/' || undefined}>
      <PathLinks pages={pages} current={current} />
    </nav>
  )
}

/** The links of the footer. */
export function FooterLinks({ pages, current }: PageMenuProps) {
  return (
    <nav aria-label={text.page.furtherPages} className={styles.further}>
      <PathLinks pages={pages} current={current} />
    </nav>
  )
}
