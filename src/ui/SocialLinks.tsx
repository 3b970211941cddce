import { Fragment } from 'react'
import type { Social } from '../site/schema.ts'
import { ExternalLink } from './ExternalLink.tsx'
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

export function SocialLinks({ socials }: { socials: readonly Social[] }) {
  return (
    <ul className={styles.links}>
      {socials.map(({ name, handle, url }) => (
        <li key={url}>
          <ExternalLink me href={url}>
            <span>
              <bdi>{name}</bdi>
            </span>
            {handle && (
              <span className={styles.handle}>
                <bdi>{breakable(handle)}</bdi>
              </span>
            )}
          </ExternalLink>
        </li>
      ))}
    </ul>
  )
}
