import { memo } from 'react'
import type { Picture } from '../site/schema.ts'
import { pictureFiles } from './pictureFiles.ts'
import type { PicturePlace } from './picturePlaces.ts'
import styles from './SitePicture.module.css'

interface SitePictureProps {
  readonly picture: Pick<Picture, 'src' | 'alt'>
  /** Its place in the layout. */
  readonly place: PicturePlace
  /** Whether it is the page's first picture, or the only one shown: fetched at once, before others. */
  readonly first?: boolean
}

/**
 * A picture from the folder of originals: AVIF where the browser reads it, else WebP, in the size that is shown. A
 * gallery does not render its pictures again when one of them opens.
 */
export const SitePicture = memo(function SitePicture({
  picture: { src, alt },
  place,
  first,
}: SitePictureProps) {
  const { sizes, avif, webp, url, width, height, pixelArt } = pictureFiles(src, place)
  return (
    <picture className={styles.picture} data-picture={src} data-pixel-art={pixelArt || undefined}>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding={first ? undefined : 'async'}
        src={url}
        srcSet={webp}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
      />
    </picture>
  )
})
