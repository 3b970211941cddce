import { type MouseEvent, useState } from 'react'
import type { Picture } from '../site/schema.ts'
import styles from './Gallery.module.css'
import { galleryRows } from './galleryRows.ts'
import { Lightbox } from './Lightbox.tsx'
import { isTall, pictureUrl } from './pictureFiles.ts'
import { SitePicture } from './SitePicture.tsx'

interface GalleryProps {
  /** `isWide`: the picture fills a row, because it is the main one or is readable only at that width. */
  readonly pictures: readonly (Pick<Picture, 'src' | 'alt'> & { readonly isWide?: boolean })[]
  /** True if the gallery contains the page's first picture, which is fetched eagerly. */
  readonly first?: boolean
}

/** A grid of pictures. Each opens in a lightbox; without a script it opens as a file. */
export function Gallery({ pictures, first = false }: GalleryProps) {
  const rows = galleryRows(pictures.map(({ src, isWide = false }) => ({ isWide, isTall: isTall(src) })))
  const [shown, setShown] = useState<number | null>(null)
  const open = (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    // Safari does not focus a link on click, and the dialog gives focus back to the focused element.
    event.currentTarget.focus()
    setShown(index)
  }
  return (
    <>
      <ul className={styles.gallery} data-count={pictures.length}>
        {pictures.map((picture, index) => (
          <li key={picture.src} data-row={rows[index]}>
            <a href={pictureUrl(picture.src)} onClick={(event) => open(event, index)}>
              <SitePicture
                picture={picture}
                place={rows[index] ? 'row' : 'column'}
                first={first && index === 0}
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
