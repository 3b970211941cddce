import type { LanguageLink } from '../site/languages.ts'
import { text } from '../site/text.ts'
import styles from './LanguageLinks.module.css'

/** Links to the other languages. Each link's text is in that language, for visitors who read no other. */
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
