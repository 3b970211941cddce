import { Fragment } from 'react'
import type { Social } from '../site/schema.ts'
import { SiteLink, type SiteLinkProps } from './ExternalLink.tsx'
import styles from './SocialLinks.module.css'

/** Lets a handle break after dots, dashes, slashes, underscores and `@`. */
function breakable(handle: string) {
  return handle.split(/(?<=[._/-])|(?=(?<!^)@)/).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a handle's pieces never move.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ))
}

interface SocialLinksProps {
  readonly socials: readonly (Social & Pick<SiteLinkProps, 'isPage'>)[]
}

export function SocialLinks({ socials }: SocialLinksProps) {
  return (
    <ul className={styles.links}>
      {socials.map(({ name, handle, url, isPage }) => (
        <li key={url}>
          <SiteLink me={!url.startsWith('/')} isPage={isPage} href={url}>
            <span>
              <bdi>{name}</bdi>
            </span>
            {handle && (
              <span className={styles.handle}>
                <bdi>{breakable(handle)}</bdi>
              </span>
            )}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
