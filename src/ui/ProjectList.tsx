import type { Project } from '../site/schema.ts'
import { ExternalLink } from './ExternalLink.tsx'
import { LineIcon } from './icons.tsx'
import styles from './ProjectList.module.css'

/** An arrow icon for external links. None of the site's typefaces has one. */
const OUTWARD = 'M7 17 17 7M8.5 7H17v8.5'

export function ProjectList({ projects }: { projects: readonly Project[] }) {
  return (
    <ul className={styles.list}>
      {projects.map(({ name, summary, url }) => (
        <li key={url}>
          <ExternalLink href={url} className={styles.name}>
            {name}
          </ExternalLink>
          {summary && <p className={styles.summary}>{summary}</p>}
          <span className={styles.arrow}>
            <LineIcon path={OUTWARD} />
          </span>
        </li>
      ))}
    </ul>
  )
}
