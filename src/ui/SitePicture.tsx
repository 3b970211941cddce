import { type ComponentProps, memo, useSyncExternalStore } from 'react'
import type { PictureSlot } from '../constants/pictureSlots.ts'
import { useScene } from '../scene/store.ts'
import type { Picture } from '../site/schema.ts'
import { pictureFiles } from './pictureFiles.ts'
import styles from './SitePicture.module.css'

interface SitePictureProps {
  readonly picture: Pick<Picture, 'src' | 'alt'> & { readonly altLang?: string | undefined }
  readonly slot: PictureSlot
  /** True if the picture is fetched at once, such as a page's first one. Else it is fetched when it is near the window. */
  readonly isEager?: boolean
}

/** A picture. The browser chooses among its formats and sizes. Memoized, because a gallery has many pictures. */
export const SitePicture = memo(function SitePicture(props: SitePictureProps) {
  const { picture, animated, avif, image } = pictureAttributes(props)
  return (
    <picture {...picture}>
      {animated && <AnimatedSource {...animated} />}
      {avif && <source {...avif} />}
      <img {...image} alt={props.picture.alt} lang={props.picture.altLang} />
    </picture>
  )
})

/** The attributes of a picture's elements, except `alt`. A browser shows the first source whose type it knows. */
export function pictureAttributes({ picture: { src }, slot, isEager }: SitePictureProps) {
  const { sizes, animated, avif, url, width, height, pixelArt } = pictureFiles(src, slot)
  return {
    picture: { className: styles.picture, 'data-picture': src, 'data-pixel-art': pixelArt || undefined },
    animated: animated ? { type: 'image/webp', srcSet: animated, sizes } : null,
    avif: avif ? { type: 'image/avif', srcSet: avif, sizes } : null,
    image: {
      loading: isEager ? 'eager' : 'lazy',
      fetchPriority: isEager ? 'high' : undefined,
      decoding: isEager ? undefined : 'async',
      src: url,
      width,
      height,
    },
  } as const
}

/** For prerendered HTML: the setting of the system decides. */
export const mediaBySystem = () => '(prefers-reduced-motion: no-preference)'
const mediaByMotion = () => (useScene.getState().motion === 'still' ? 'not all' : 'all')

/** The attribute `media` of the animated files of pictures. They show unless motion is `still`. */
export function useAnimatedMedia(): string {
  return useSyncExternalStore(useScene.subscribe, mediaByMotion, mediaBySystem)
}

function AnimatedSource(source: ComponentProps<'source'>) {
  return <source {...source} media={useAnimatedMedia()} />
}
