import { projects } from '../content/projects.ts'
import { ExternalLink } from './ExternalLink.tsx'
import styles from './ProjectList.module.css'

/** The creator's projects, each a link. */
export function ProjectList() {
  return (
    <ul className={styles.list}>
      {projects.map(({ id, name, summary, url }) => (
        <li key={id}>
          <ExternalLink href={url} aria-label={name} aria-describedby={`project-${id}`}>
            <span className={styles.name}>{name}</span>
            <span id={`project-${id}`} className={styles.summary}>
              {summary}
            </span>
            <span className={styles.arrow} aria-hidden="true">
              ↗
            </span>
          </ExternalLink>
        </li>
      ))}
    </ul>
  )
}
