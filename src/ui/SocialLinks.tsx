import type { Social } from '../site/schema.ts'
import { ExternalLink } from './ExternalLink.tsx'
import styles from './SocialLinks.module.css'

/** Links to a person's social profiles. */
export function SocialLinks({ socials }: { socials: readonly Social[] }) {
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
