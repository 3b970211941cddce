import { CARD_SIZE } from '../../head/icons.ts'
import { paintingsOf, picturesOf } from '../../site/paintings.ts'
import type { PictureSlot, Size } from '../../ui/pictureSlots.ts'
import type { Content } from '../content/loadContent.ts'

/** A preview card that the build makes from a picture. An original below this size (px) looks blurred. */
export interface DerivedImage extends Size {
  readonly name: string
}

export interface NamedPicture {
  /** The path below the folder `pictures`, or the name of a template's photograph. */
  readonly src: string
  /** The path of the file that names the picture, for messages. */
  readonly namedIn: string
  /** The name of the entry, if this file is a list. */
  readonly entry?: string
  /** The slots that show the picture. Empty if no page shows it. */
  readonly slots: readonly PictureSlot[]
  /** True if content marks it as pixel art. Undefined if content cannot mark it. */
  readonly pixelArt?: boolean | undefined
  readonly derivedImage?: DerivedImage
}

const PREVIEW_CARD: DerivedImage = { name: 'a preview card', ...CARD_SIZE }

const GALLERY_SLOTS = ['column', 'row', 'lightbox'] as const

type ContentWithPictures = Pick<
  Content,
  'site' | 'projects' | 'games' | 'ownGalleries' | 'templates' | 'videos'
>

/** The pictures of texts in Markdown. */
export function picturesInTexts(
  files: readonly { readonly name: string; readonly pictures: readonly string[] }[],
): readonly NamedPicture[] {
  return files.flatMap(({ name, pictures }) =>
    pictures.map((src) => ({ src, namedIn: name, slots: ['text'] })),
  )
}

export function namedPictures(
  { site, projects, games, ownGalleries, templates, videos }: ContentWithPictures,
  displayPathOf: (file: string) => string,
): readonly NamedPicture[] {
  const inGames = { namedIn: displayPathOf('games.ts'), slots: GALLERY_SLOTS, pixelArt: false }
  const gamesWithImages = games.map(({ title, images = [] }) => ({
    images: images.map((image) => ({ ...image, entry: title })),
  }))
  const inTemplates = { namedIn: displayPathOf('templates.ts'), slots: GALLERY_SLOTS }
  const { portrait, chatPicture } = site
  const inSite = { namedIn: displayPathOf('site.ts'), slots: [] }
  return [
    ...(portrait
      ? [{ pixelArt: false, ...portrait, namedIn: displayPathOf('site.ts'), slots: ['portrait'] as const }]
      : []),
    ...(chatPicture ? [{ ...inSite, src: chatPicture.src, derivedImage: PREVIEW_CARD }] : []),
    ...projects.flatMap(({ name, image }) =>
      image
        ? [{ src: image, namedIn: displayPathOf('projects.ts'), entry: name, slots: ['thumbnail'] as const }]
        : [],
    ),
    ...videos.flatMap(({ video: { title, poster } }) =>
      poster
        ? [{ src: poster, namedIn: displayPathOf('videos.ts'), entry: title, slots: ['poster'] as const }]
        : [],
    ),
    ...gamesWithImages.flatMap(({ images }) => images.map((image) => ({ ...inGames, ...image }))),
    ...paintingsOf(gamesWithImages).map((image) => ({ ...inGames, ...image, slots: ['painting'] as const })),
    ...ownGalleries.flatMap((gallery) => {
      const pictures = picturesOf(gallery)
      const inGalleries = { namedIn: displayPathOf('galleries.ts'), entry: gallery.title, pixelArt: false }
      return [
        ...pictures.map((picture) => ({ ...inGalleries, ...picture, slots: GALLERY_SLOTS })),
        ...pictures.slice(0, 1).map((first) => ({ ...inGalleries, ...first, slots: ['painting'] as const })),
      ]
    }),
    ...templates.flatMap(({ title, image, phoneImage, images, pixelArt }) => {
      const inCard = { ...inTemplates, entry: title, pixelArt: pixelArt ?? false }
      return [
        { ...inCard, src: image, slots: ['cover'] as const },
        { ...inCard, src: phoneImage, slots: ['phone'] as const },
        ...images.map(({ src }) => ({ ...inCard, src })),
      ]
    }),
  ]
}
