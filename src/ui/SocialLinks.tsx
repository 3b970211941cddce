import { socials } from '../content/socials.ts'
import { ExternalLink } from './ExternalLink.tsx'
import styles from './SocialLinks.module.css'

/** The creator's social profiles. */
export function SocialLinks() {
  return (
    <ul className={styles.links}>
      {socials.map(({ id, name, handle, url }) => (
        <li key={id}>
          <ExternalLink me href={url}>
            <span>{name}</span>
            <span className={styles.handle}>{handle}</span>
          </ExternalLink>
        </li>
      ))}
    </ul>
  )
}
