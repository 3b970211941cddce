import { type MouseEvent, useState } from 'react'
import type { Picture } from '../site/schema.ts'
import styles from './Gallery.module.css'
import { galleryPlaces } from './galleryPlaces.ts'
import { Lightbox } from './Lightbox.tsx'
import { pictureRatio, pictureUrl } from './pictureFiles.ts'
import { SitePicture } from './SitePicture.tsx'

interface GalleryProps {
  /** `isWide`: the picture fills a row, because it is the main one or is readable only at that width. */
  readonly pictures: readonly (Pick<Picture, 'src' | 'alt'> & { readonly isWide?: boolean })[]
  /** True if the gallery contains the page's first picture, which is fetched eagerly. */
  readonly first?: boolean
}

/** Width of the empty drawing that gives a square picture its shape in a strip, px. It is larger than any window. */
const SIZER_PX = 4000

/** A grid of pictures. Each opens in a lightbox; without a script it opens as a file. */
export function Gallery({ pictures, first = false }: GalleryProps) {
  const places = galleryPlaces(
    pictures.map((picture, index) => ({
      picture,
      index,
      isWide: picture.isWide ?? false,
      ratio: pictureRatio(picture.src),
    })),
  )
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
        {places.map(({ pictures: parts, isRow }) => {
          const isStrip = parts.length > 1
          const width = parts.reduce((sum, { ratio }) => sum + ratio, 0)
          return (
            <li key={parts[0]?.picture.src} data-row={isRow} className={isStrip ? styles.strip : undefined}>
              {parts.map(({ picture, index, ratio }) => (
                <a key={picture.src} href={pictureUrl(picture.src)} onClick={(event) => open(event, index)}>
                  {/* The policy forbids style attributes, so that the ratio cannot be given to the style sheet. */}
                  {isStrip && <svg width={ratio * SIZER_PX} viewBox={`0 0 ${ratio} 1`} aria-hidden="true" />}
                  <SitePicture
                    picture={picture}
                    place={isRow && 2 * ratio > width ? 'row' : 'column'}
                    first={first && index === 0}
                  />
                </a>
              ))}
            </li>
          )
        })}
      </ul>
      {shown !== null && (
        <Lightbox pictures={pictures} index={shown} onIndex={setShown} onClose={() => setShown(null)} />
      )}
    </>
  )
}
