import { type MouseEvent, useState } from 'react'
import type { Picture } from '../content/schema.ts'
import styles from './Gallery.module.css'
import { Lightbox } from './Lightbox.tsx'
import { pictureUrl, SitePicture } from './SitePicture.tsx'

interface GalleryProps {
  readonly pictures: readonly Pick<Picture, 'src' | 'alt'>[]
}

/** Pictures in a grid; each opens in a lightbox, or, without a script, by itself. */
export function Gallery({ pictures }: GalleryProps) {
  const [shown, setShown] = useState<number | null>(null)
  const open = (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    // Not every browser focuses a link that is clicked, and focus returns to where it was.
    event.currentTarget.focus()
    setShown(index)
  }
  return (
    <>
      <ul className={styles.gallery} data-count={pictures.length}>
        {pictures.map((picture, index) => (
          <li key={picture.src}>
            <a href={pictureUrl(picture.src)} onClick={(event) => open(event, index)}>
              <SitePicture
                picture={picture}
                sizes="(min-width: 70rem) 34rem, (min-width: 40rem) 50vw, 100vw"
              />
            </a>
          </li>
        ))}
      </ul>
      {shown !== null && (
        <Lightbox pictures={pictures} index={shown} onIndex={setShown} onClose={() => setShown(null)} />
      )}
    </>
  )
}
