import { BASE } from '../base.ts'
import type { Picture } from '../content/schema.ts'
import styles from './SitePicture.module.css'

/** The two widths in pixels that a picture is kept at. */
export interface PictureWidths {
  readonly full: number
  readonly small: number
}

const LANDSCAPE: PictureWidths = { full: 1920, small: 640 }

interface SitePictureProps {
  readonly picture: Pick<Picture, 'src' | 'alt'>
  /** How wide it is shown, as in an image's `sizes`. */
  readonly sizes: string
  readonly widths?: PictureWidths
  /** Width over height. */
  readonly ratio?: number
  readonly eager?: boolean
}

/** The address of a picture's full size, for a link that works without a script. */
export function pictureUrl(src: string): string {
  return `${BASE}media/${src}.webp`
}

/** A picture from `public/media`: AVIF where the browser reads it, else WebP, in the size that is shown. */
export function SitePicture({ picture, sizes, widths = LANDSCAPE, ratio = 16 / 9, eager }: SitePictureProps) {
  const base = `${BASE}media/${picture.src}`
  const candidates = (ending: string) =>
    `${base}-640.${ending} ${widths.small}w, ${base}.${ending} ${widths.full}w`
  return (
    <picture className={styles.picture}>
      <source type="image/avif" srcSet={candidates('avif')} sizes={sizes} />
      <img
        src={pictureUrl(picture.src)}
        srcSet={candidates('webp')}
        sizes={sizes}
        alt={picture.alt}
        width={widths.full}
        height={Math.round(widths.full / ratio)}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  )
}
