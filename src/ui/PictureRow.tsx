import { Link } from 'wouter'
import type { Picture } from '../site/schema.ts'
import styles from './PictureRow.module.css'
import { SitePicture } from './SitePicture.tsx'

interface PictureRowProps {
  readonly pictures: readonly (Pick<Picture, 'src' | 'alt'> & { readonly href: string })[]
  readonly place: 'painting' | 'phone'
}

/** Up to three small pictures side by side, each a link named by its alternative text. */
export function PictureRow({ pictures, place }: PictureRowProps) {
  if (pictures.length === 0) return null
  return (
    <ul className={styles.row} data-place={place}>
      {pictures.map(({ href, ...picture }) => (
        <li key={picture.src}>
          <Link href={href} className={styles.link}>
            <SitePicture picture={picture} place={place} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
