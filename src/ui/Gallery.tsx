import { type MouseEvent, useState } from 'react'
import type { Picture } from '../site/schema.ts'
import styles from './Gallery.module.css'
import { Lightbox } from './Lightbox.tsx'
import { isTall, pictureUrl } from './pictureFiles.ts'
import { SitePicture } from './SitePicture.tsx'

interface GalleryProps {
  readonly pictures: readonly Pick<Picture, 'src' | 'alt'>[]
  /** True if it has the page's first picture, which is fetched eagerly. */
  readonly first?: boolean
  /** True if the first picture leads the others, however many they are. */
  readonly hasLead?: boolean
}

/** The first and the last picture fill a row where that leaves no gap. A portrait would fill the window. */
function fillsRow({ pictures, hasLead }: GalleryProps, index: number): boolean {
  const picture = pictures[index]
  if (picture === undefined || isTall(picture.src)) return false
  const isOdd = pictures.length % 2 === 1
  if (index === 0) return isOdd || hasLead === true
  return hasLead === true && !isOdd && index === pictures.length - 1
}

/** A grid of pictures. Each opens in a lightbox; without a script it opens as a file. */
export function Gallery(props: GalleryProps) {
  const { pictures, first = false } = props
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
          <li key={picture.src} data-row={fillsRow(props, index)}>
            <a href={pictureUrl(picture.src)} onClick={(event) => open(event, index)}>
              <SitePicture
                picture={picture}
                place={fillsRow(props, index) ? 'row' : 'column'}
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
