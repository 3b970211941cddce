import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Picture } from '../site/schema.ts'
import { OwnerText } from './OwnerText.tsx'
import styles from './PictureRow.module.css'
import { SitePicture } from './SitePicture.tsx'
import stripStyles from './strip.module.css'

interface RowPicture extends Pick<Picture, 'src' | 'alt'> {
  readonly href: string
  /** The text below the picture. */
  readonly name?: string
  /** Lies on the picture. */
  readonly overlay?: ReactNode
}

interface RowProps {
  readonly pictures: readonly RowPicture[]
}

/** Upright pictures in rows of three, on a phone in a strip. Each is a link. */
export function CoverRow({ pictures }: RowProps) {
  if (pictures.length === 0) return null
  return (
    <ul className={`${styles.covers} ${stripStyles.swiped}`} data-slot="">
      {pictures.map((picture) => (
        <RowLink key={picture.href + picture.src} picture={picture} slot="phone" />
      ))}
    </ul>
  )
}

/** Large pictures in pairs. If their number is odd, the first fills a row. Each is a link. */
export function Paintings({ pictures }: RowProps) {
  if (pictures.length === 0) return null
  const isOdd = pictures.length % 2 === 1
  return (
    <ul className={styles.paintings} data-slot="">
      {pictures.map((picture, index) => (
        <RowLink
          key={picture.href + picture.src}
          picture={picture}
          slot={isOdd && index === 0 ? 'row' : 'column'}
        />
      ))}
    </ul>
  )
}

function RowLink({
  picture: { href, name, overlay, ...picture },
  slot,
}: {
  readonly picture: RowPicture
  readonly slot: 'phone' | 'row' | 'column'
}) {
  return (
    <li>
      <Link href={href} className={styles.link}>
        <SitePicture picture={picture} slot={slot} />
        {overlay}
        {name && (
          <span className={styles.name}>
            <OwnerText>{name}</OwnerText>
          </span>
        )}
      </Link>
    </li>
  )
}
