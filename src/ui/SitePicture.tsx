import type { Picture } from '../site/schema.ts'
import { pictureFiles } from './pictureFiles.ts'
import type { PicturePlace } from './picturePlaces.ts'
import styles from './SitePicture.module.css'

interface SitePictureProps {
  readonly picture: Pick<Picture, 'src' | 'alt'>
  /** Its place in the layout. */
  readonly place: PicturePlace
  /** Whether it is the page's first picture, which most windows show before they scroll. */
  readonly first?: boolean
  /** Whether it is fetched wherever it stands. */
  readonly eager?: boolean
}

/**
 * A picture from the folder of originals: AVIF where the browser reads it, else WebP, in the size that is shown. All
 * are lazy in the page's HTML; `src/build/watchPictures.ts` makes eager what is in sight once the gate is out of it.
 */
export function SitePicture({ picture: { src, alt }, place, first, eager }: SitePictureProps) {
  const { sizes, avif, webp, url, width, height } = pictureFiles(src, place)
  return (
    <picture className={styles.picture} data-picture={src}>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        loading={eager ? 'eager' : 'lazy'}
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
}
