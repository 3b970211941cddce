import { type MouseEvent, useState } from 'react'
import { BEGINNING_RATIO, isLong } from '../constants/pictureSlots.ts'
import type { Picture } from '../site/schema.ts'
import styles from './Gallery.module.css'
import { galleryCells } from './galleryCells.ts'
import { Lightbox } from './Lightbox.tsx'
import { pictureFiles, pictureUrl } from './pictureFiles.ts'
import { hasModifier } from './SectionLink.tsx'
import { SitePicture } from './SitePicture.tsx'

interface GalleryProps {
  /**
   * `isWide` asks for a whole row: the main picture, or one that is readable only at that width. `isFirstOnPhone` puts a
   * picture above the others in a narrow window.
   */
  readonly pictures: readonly (Pick<Picture, 'src' | 'alt'> & {
    readonly isWide?: boolean
    readonly isFirstOnPhone?: boolean
  })[]
  /** True if the gallery's first picture is also the page's first one, which is fetched eagerly. */
  readonly isEager?: boolean
}

/** Height of the empty SVGs in a strip before they shrink to the strip's width, CSS px. Higher than any strip. */
const UNSHRUNK_HEIGHT_PX = 4000

/** A grid of pictures. Each opens in a lightbox; without a script it opens as a file. */
export function Gallery({ pictures, isEager = false }: GalleryProps) {
  const cells = galleryCells(
    pictures.map((picture, index) => {
      const { width, height } = pictureFiles(picture.src, 'lightbox')
      const isCut = isLong({ width, height })
      const ratio = isCut ? BEGINNING_RATIO : width / height
      return { picture, index, isWide: picture.isWide ?? false, isCut, ratio }
    }),
  )
  const [openIndex, setOpenIndex] = useState<number | null>(null)
  const open = (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    if (hasModifier(event)) return
    event.preventDefault()
    // Safari does not focus a link on click. When the lightbox closes, focus returns to the element that had it before.
    event.currentTarget.focus()
    setOpenIndex(index)
  }
  return (
    <>
      <ul className={styles.gallery} data-count={pictures.length}>
        {cells.map(({ pictures: cellPictures, isRow }) => {
          const isStrip = cellPictures.length > 1
          const rowRatio = cellPictures.reduce((sum, { ratio }) => sum + ratio, 0)
          // A picture that takes more than half of a row needs the files for a row.
          const slotOf = (ratio: number) => (isRow && ratio > rowRatio / 2 ? 'row' : 'column')
          return (
            <li
              key={cellPictures[0]?.picture.src}
              data-row={isRow}
              data-first-on-phone={cellPictures.some(({ picture }) => picture.isFirstOnPhone) || undefined}
              className={isStrip ? styles.strip : undefined}
            >
              {cellPictures.map(({ picture, index, isCut, ratio }) => (
                <a
                  key={picture.src}
                  href={pictureUrl(picture.src)}
                  data-cut={isCut || undefined}
                  onClick={(event) => open(event, index)}
                >
                  {/* The content security policy forbids style attributes in HTML, so an SVG gives the ratio. */}
                  {isStrip && (
                    <svg width={ratio * UNSHRUNK_HEIGHT_PX} viewBox={`0 0 ${ratio} 1`} aria-hidden="true" />
                  )}
                  <SitePicture picture={picture} slot={slotOf(ratio)} isEager={isEager && index === 0} />
                </a>
              ))}
            </li>
          )
        })}
      </ul>
      {openIndex !== null && (
        <Lightbox
          pictures={pictures}
          index={openIndex}
          onIndex={setOpenIndex}
          onClose={() => setOpenIndex(null)}
        />
      )}
    </>
  )
}
