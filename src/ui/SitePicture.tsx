import { memo, useSyncExternalStore } from 'react'
import { useScene } from '../scene/store.ts'
import type { Picture } from '../site/schema.ts'
import { pictureFiles } from './pictureFiles.ts'
import type { PicturePlace } from './picturePlaces.ts'
import styles from './SitePicture.module.css'

interface SitePictureProps {
  readonly picture: Pick<Picture, 'src' | 'alt'>
  readonly place: PicturePlace
  /** True for the first picture of a page, which is fetched eagerly. */
  readonly first?: boolean
}

/** A picture as AVIF, or as WebP in older browsers, in the size of its place. Memoized, because galleries have many. */
export const SitePicture = memo(function SitePicture({
  picture: { src, alt },
  place,
  first,
}: SitePictureProps) {
  const { sizes, moving, avif, webp, url, width, height, pixelArt } = pictureFiles(src, place)
  return (
    <picture className={styles.picture} data-picture={src} data-pixel-art={pixelArt || undefined}>
      {moving && <MovingSource files={moving} sizes={sizes} />}
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

/** The media query of a moving picture that is prerendered or needs no script: the system decides. */
const mediaBySystem = () => '(prefers-reduced-motion: no-preference)'
/** The media query by the visitor's choice of motion. */
const mediaByChoice = () => (useScene.getState().motion === 'still' ? 'not all' : 'all')

/** The animated files of a picture. The still files are shown under reduced motion or if the visitor chose Still. */
function MovingSource({ files, sizes }: { files: string; sizes: string }) {
  const media = useSyncExternalStore(useScene.subscribe, mediaByChoice, mediaBySystem)
  return <source type="image/webp" srcSet={files} sizes={sizes} media={media} />
}
