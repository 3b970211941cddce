import type { Project } from '../../site/schema.ts'
import { SiteLink, type SiteLinkProps } from '../../ui/ExternalLink.tsx'
import { LineIcon } from '../../ui/icons.tsx'
import { OwnerText } from '../../ui/OwnerText.tsx'
import { SitePicture } from '../../ui/SitePicture.tsx'
import styles from './ProjectList.module.css'

/** The arrow ↗ as a path, because the site's typefaces do not have this character. */
const ARROW = 'M7 17 17 7M8.5 7H17v8.5'

interface ProjectListProps {
  readonly projects: readonly (Project & Pick<SiteLinkProps, 'isPage'>)[]
}

export function ProjectList({ projects }: ProjectListProps) {
  return (
    <ul className={styles.list}>
      {projects.map(({ name, summary, url, image, isPage }) => (
        <li key={url} data-picture={image ? '' : undefined}>
          {image && (
            <span className={styles.picture}>
              <SitePicture picture={{ src: image, alt: '' }} slot="thumbnail" />
            </span>
          )}
          <SiteLink isPage={isPage} href={url} className={styles.name}>
            <span>
              <OwnerText>{name}</OwnerText>
            </span>
          </SiteLink>
          {summary && (
            <p className={styles.summary}>
              <OwnerText>{summary}</OwnerText>
            </p>
          )}
          <span className={styles.arrow}>
            <LineIcon path={ARROW} />
          </span>
        </li>
      ))}
    </ul>
  )
}
