import { Fragment } from 'react'
import type { Social } from '../../site/schema.ts'
import { SiteLink, type SiteLinkProps } from '../../ui/ExternalLink.tsx'
import { OwnerText } from '../../ui/OwnerText.tsx'
import styles from './SocialLinks.module.css'

/** Lets a handle break after `.`, `_`, `/` and `-`, and before an `@` that is not its first character. */
function withLineBreaks(handle: string) {
  return handle.split(/(?<=[._/-])|(?=(?<!^)@)/).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a handle's pieces keep their order.
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
          <SiteLink
            isOwnProfile={!url.startsWith('/')}
            isPage={isPage}
            href={url}
            // Screen readers would say a space at each line break.
            aria-label={handle ? `${name} ${handle}` : undefined}
          >
            <span className={styles.name}>
              <OwnerText>{name}</OwnerText>
            </span>{' '}
            {handle && (
              <span className={styles.handle}>
                <bdi>{withLineBreaks(handle)}</bdi>
              </span>
            )}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
