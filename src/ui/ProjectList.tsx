import { projects } from '../content/projects.ts'
import { ExternalLink } from './ExternalLink.tsx'
import { LineIcon } from './LineIcon.tsx'
import styles from './ProjectList.module.css'

/** An arrow out of this site. As a letter it would be in none of the site's typefaces, and cost a search for one that has it. */
const OUTWARD = 'M7 17 17 7M8.5 7H17v8.5'

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
            <span className={styles.arrow}>
              <LineIcon path={OUTWARD} />
            </span>
          </ExternalLink>
        </li>
      ))}
    </ul>
  )
}
