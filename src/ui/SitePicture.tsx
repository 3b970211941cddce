import { memo } from 'react'
import type { Picture } from '../site/schema.ts'
import { pictureFiles } from './pictureFiles.ts'
import type { PicturePlace } from './picturePlaces.ts'
import styles from './SitePicture.module.css'

interface SitePictureProps {
  readonly picture: Pick<Picture, 'src' | 'alt'>
  /** Its place in the layout. */
  readonly place: PicturePlace
  /** True for the first or only picture of a page, which is fetched eagerly. */
  readonly first?: boolean
}

/** A picture from the originals: AVIF where that is read, else WebP, in the size shown. A gallery renders each once. */
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
