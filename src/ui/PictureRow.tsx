import { Link } from 'wouter'
import type { Picture } from '../site/schema.ts'
import styles from './PictureRow.module.css'
import { SitePicture } from './SitePicture.tsx'

interface RowPicture extends Pick<Picture, 'src' | 'alt'> {
  readonly href: string
  /** The text below the picture. */
  readonly name?: string
}

interface PictureRowProps {
  readonly pictures: readonly RowPicture[]
  readonly slot: 'painting' | 'phone'
}

/** Small pictures in rows of three. Each is a link. */
export function PictureRow({ pictures, slot }: PictureRowProps) {
  if (pictures.length === 0) return null
  return (
    <ul className={styles.row} data-slot={slot}>
      {pictures.map(({ href, name, ...picture }) => (
        <li key={href + picture.src}>
          <Link href={href} className={styles.link}>
            <SitePicture picture={picture} slot={slot} />
            {name && <span className={styles.name}>{name}</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
}
