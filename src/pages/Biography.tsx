import { site } from '../site/site.ts'
import styles from './HomePage.module.css'

export function Biography() {
  if (site.bio.length === 0) return null
  return (
    <div className={styles.bio}>
      {site.bio.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}
