import { type MouseEvent, useState } from 'react'
import type { Picture } from '../site/schema.ts'
import styles from './Gallery.module.css'
import { Lightbox } from './Lightbox.tsx'
import { isTall, pictureUrl } from './pictureFiles.ts'
import { SitePicture } from './SitePicture.tsx'

interface GalleryProps {
  /** `isWide`: it fills a row, because it leads the others or can only be read at that width. */
  readonly pictures: readonly (Pick<Picture, 'src' | 'alt'> & { readonly isWide?: boolean })[]
  /** True if it has the page's first picture, which is fetched eagerly. */
  readonly first?: boolean
}

/**
 * Which pictures fill a row: the wide ones, and one of each odd number between them, so that no gap is left. That is the
 * gallery's first, or the last before a wide one. A portrait would fill the window.
 */
function rowsOf(pictures: GalleryProps['pictures']): readonly boolean[] {
  const isWide = pictures.map((picture) => picture.isWide === true && !isTall(picture.src))
  const fills = [...isWide]
  let start = 0
  for (let index = 0; index <= pictures.length; index++) {
    if (index < pictures.length && !isWide[index]) continue
    const odd = start === 0 ? 0 : index - 1
    const picture = pictures[odd]
    if (picture && (index - start) % 2 === 1) fills[odd] = !isTall(picture.src)
    start = index + 1
  }
  return fills
}

/** A grid of pictures. Each opens in a lightbox; without a script it opens as a file. */
export function Gallery({ pictures, first = false }: GalleryProps) {
  const rows = rowsOf(pictures)
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
