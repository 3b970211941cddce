import { Link } from 'wouter'
import { langOf, text } from '../site/text.ts'
import styles from './PageMenu.module.css'
import { SiteText } from './SiteText.tsx'

interface PageLinksProps {
  readonly pages: readonly { readonly path: string; readonly name: string }[]
  readonly currentPath: string
}

/** The menu at the top of every page but the editors. */
export function PageMenu({ pages, currentPath }: PageLinksProps) {
  return (
    <nav
      aria-label={text.page.menu}
      lang={langOf(text.page.menu)}
      className={styles.menu}
      data-home={currentPath === '/' || undefined}
    >
      <PathLinks pages={pages} currentPath={currentPath} />
    </nav>
  )
}

/** The links in the footer. */
export function FooterLinks({ pages, currentPath }: PageLinksProps) {
  return (
    <nav
      aria-label={text.page.furtherPages}
      lang={langOf(text.page.furtherPages)}
      className={styles.footerLinks}
    >
      <PathLinks pages={pages} currentPath={currentPath} />
    </nav>
  )
}

/** A list of links to pages of the site. The link to the current page is marked. */
function PathLinks({ pages, currentPath }: PageLinksProps) {
  return (
    <ul lang={langOf()}>
      {pages.map(({ path, name }) => (
        <li key={path}>
          <Link href={path} aria-current={path === currentPath ? 'page' : undefined}>
            <SiteText>{name}</SiteText>
          </Link>
        </li>
      ))}
    </ul>
  )
}
