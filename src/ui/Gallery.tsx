import { type MouseEvent, type ReactNode, useState } from 'react'
import { BEGINNING_RATIO, isLong } from '../constants/pictureSlots.ts'
import type { Picture } from '../site/schema.ts'
import styles from './Gallery.module.css'
import { galleryCells } from './galleryCells.ts'
import { Lightbox } from './Lightbox.tsx'
import { pictureFiles, pictureUrl } from './pictureFiles.ts'
import { hasModifier } from './SectionLink.tsx'
import { SitePicture } from './SitePicture.tsx'
import stripStyles from './strip.module.css'

interface GalleryProps {
  /**
   * `isWide` asks for a whole row: the main picture, or one that is readable only at that width. `isFirstOnPhone` puts a
   * picture above the others in a narrow window.
   */
  readonly pictures: readonly (Pick<Picture, 'src' | 'alt'> & {
    /** The language of `alt` where it is not that of the site. */
    readonly altLang?: string | undefined
    readonly isWide?: boolean
    readonly isFirstOnPhone?: boolean
    /** False hides a picture in a narrow window, also when another one is open. */
    readonly isOnPhone?: boolean
    /** Pictures of palettes are a strip in a narrow window. */
    readonly isPalette?: boolean
    /** Shown below the picture in the grid. */
    readonly below?: ReactNode
    /** Shown below the picture when it is open. */
    readonly caption?: string | undefined
  })[]
  /** True if the gallery's first picture is also the page's first one, which is fetched eagerly. */
  readonly isEager?: boolean
}

/** Height of the empty SVGs in a strip before they shrink to the strip's width, CSS px. Higher than any strip. */
const UNSHRUNK_HEIGHT_PX = 4000

/** A grid of pictures. Each opens in a lightbox; without a script it opens as a file. */
export function Gallery({ pictures, isEager = false }: GalleryProps) {
  const shapes = pictures.map((picture, index) => {
    const { width, height } = pictureFiles(picture.src, 'lightbox')
    const isCut = isLong({ width, height })
    const ratio = isCut ? BEGINNING_RATIO : width / height
    return { picture, index, isWide: picture.isWide ?? false, isCut, ratio }
  })
  const palettes = shapes.filter(({ picture }) => picture.isPalette)
  const hasStrip = palettes.length > 1
  const cells = [
    ...galleryCells(hasStrip ? shapes.filter((shape) => !palettes.includes(shape)) : shapes),
    ...(hasStrip ? [{ pictures: palettes, isRow: true }] : []),
  ]
  const [opened, setOpened] = useState<{ pictures: GalleryProps['pictures']; index: number } | null>(null)
  const open = (event: MouseEvent<HTMLAnchorElement>, picture: GalleryProps['pictures'][number]) => {
    if (hasModifier(event)) return
    event.preventDefault()
    // Safari does not focus a link on click. When the lightbox closes, focus returns to the element that had it before.
    event.currentTarget.focus()
    const isWide = matchMedia('(min-width: 40rem)').matches
    const shown = pictures.filter(({ isOnPhone }) => isWide || isOnPhone !== false)
    setOpened({ pictures: shown, index: shown.indexOf(picture) })
  }
  return (
    <>
      <ul className={styles.gallery} data-count={pictures.length}>
        {cells.map(({ pictures: cellPictures, isRow }) => {
          const isSwiped = hasStrip && cellPictures === palettes
          const isStrip = cellPictures.length > 1
          const stripClass = isSwiped ? `${styles.strip} ${stripStyles.swiped}` : styles.strip
          const rowRatio = cellPictures.reduce((sum, { ratio }) => sum + ratio, 0)
          // A picture that takes more than half of a row needs the files for a row.
          const slotOf = (ratio: number) => (isRow && ratio > rowRatio / 2 ? 'row' : 'column')
          return (
            <li
              key={cellPictures[0]?.picture.src}
              data-row={isRow}
              data-not-on-phone={cellPictures.some(({ picture }) => picture.isOnPhone === false) || undefined}
              data-first-on-phone={cellPictures.some(({ picture }) => picture.isFirstOnPhone) || undefined}
            >
              <div className={isStrip ? stripClass : undefined}>
                {cellPictures.map(({ picture, index, isCut, ratio }) => (
                  <a
                    key={picture.src}
                    href={pictureUrl(picture.src)}
                    className={styles.picture}
                    data-cut={isCut || undefined}
                    onClick={(event) => open(event, picture)}
                  >
                    {/* The content security policy forbids style attributes in HTML, so an SVG gives the ratio. */}
                    {isStrip && (
                      <svg width={ratio * UNSHRUNK_HEIGHT_PX} viewBox={`0 0 ${ratio} 1`} aria-hidden="true" />
                    )}
                    <SitePicture picture={picture} slot={slotOf(ratio)} isEager={isEager && index === 0} />
                  </a>
                ))}
              </div>
              {cellPictures.map(
                ({ picture: { src, below } }) =>
                  below && (
                    <p key={src} className={styles.below}>
                      {below}
                    </p>
                  ),
              )}
            </li>
          )
        })}
      </ul>
      {opened && (
        <Lightbox
          {...opened}
          onIndex={(index) => setOpened({ ...opened, index })}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}
