import type { LanguageLink } from '../site/languages.ts'
import { text } from '../site/text.ts'
import styles from './LanguageLinks.module.css'

/** Links to the site's other languages. Each language is named in that language. */
export function LanguageLinks({ languages }: { languages: readonly LanguageLink[] }) {
  return (
    <nav aria-label={text.page.languages} className={styles.languages}>
      <ul>
        {languages.map(({ tag, name, href }) => (
          <li key={tag}>
            <a href={href} lang={tag} hrefLang={tag}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
