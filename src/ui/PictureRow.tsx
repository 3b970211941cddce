import { Link } from 'wouter'
import type { Picture } from '../site/schema.ts'
import styles from './PictureRow.module.css'
import { SitePicture } from './SitePicture.tsx'

/** @property name is written below the picture, and names the link; without it the alternative text names the link */
interface RowPicture extends Pick<Picture, 'src' | 'alt'> {
  readonly href: string
  readonly name?: string
}

interface PictureRowProps {
  readonly pictures: readonly RowPicture[]
  readonly place: 'painting' | 'phone'
}

/** Small pictures, three side by side, each a link. */
export function PictureRow({ pictures, place }: PictureRowProps) {
  if (pictures.length === 0) return null
  return (
    <ul className={styles.row} data-place={place}>
      {pictures.map(({ href, name, ...picture }) => (
        <li key={href + picture.src}>
          <Link href={href} className={styles.link}>
            <SitePicture picture={picture} place={place} />
            {name && <span className={styles.name}>{name}</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
}
