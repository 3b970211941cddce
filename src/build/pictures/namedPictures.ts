import { CARD_SIZE } from '../../head/icons.ts'
import { paintingsOf, picturesOf } from '../../site/paintings.ts'
import type { PicturePlace, Size } from '../../ui/picturePlaces.ts'
import type { Content } from '../loadContent.ts'

/** A file that the build makes of a picture and no page shows. It has a name for messages, and the picture's least size, px. */
export interface Drawing extends Size {
  readonly name: string
}

export interface NamedPicture {
  readonly src: string
  readonly file: string
  /** The name of the entry that names it, if the file is a list. */
  readonly entry?: string
  readonly places: readonly PicturePlace[]
  readonly pixelArt?: boolean | undefined
  readonly drawing?: Drawing
}

const ICON: Drawing = { name: 'an icon', width: 512, height: 512 }
const CHAT_PICTURE: Drawing = { name: 'a preview card', ...CARD_SIZE }

const GALLERY = ['column', 'row', 'lightbox'] as const

type Named = Pick<Content, 'site' | 'projects' | 'games' | 'ownGalleries' | 'templates' | 'videos'>

/** The pictures of texts in Markdown. @param first the places of the first picture of each text */
export function picturesInTexts(
  files: readonly { readonly name: string; readonly pictures: readonly string[] }[],
  first: readonly PicturePlace[] = ['text'],
): readonly NamedPicture[] {
  return files.flatMap(({ name, pictures }) =>
    pictures.map((src, index) => ({ src, file: name, places: index === 0 ? first : ['text'] })),
  )
}

/** All pictures in the lists of content. A picture that is used twice is in the list twice. @param nameOf name of a content file in messages */
export function namedPictures(
  { site, projects, games, ownGalleries, templates, videos }: Named,
  nameOf: (file: string) => string,
): readonly NamedPicture[] {
  const inGames = { file: nameOf('games.ts'), places: GALLERY, pixelArt: false }
  const ofGames = games.map(({ title, images = [] }) => ({
    images: images.map((image) => ({ ...image, entry: title })),
  }))
  const inTemplates = { file: nameOf('templates.ts'), places: GALLERY }
  const { portrait, icon, chatPicture } = site
  const inSite = { file: nameOf('site.ts'), places: [] }
  return [
    ...(portrait
      ? [{ pixelArt: false, ...portrait, file: nameOf('site.ts'), places: ['portrait'] as const }]
      : []),
    ...(icon ? [{ ...inSite, src: icon, drawing: ICON }] : []),
    ...(chatPicture ? [{ ...inSite, src: chatPicture.src, drawing: CHAT_PICTURE }] : []),
    ...projects.flatMap(({ name, image }) =>
      image ? [{ src: image, file: nameOf('projects.ts'), entry: name, places: ['thumbnail'] as const }] : [],
    ),
    ...videos.flatMap(({ video: { title, poster } }) =>
      poster ? [{ src: poster, file: nameOf('videos.ts'), entry: title, places: ['poster'] as const }] : [],
    ),
    ...ofGames.flatMap(({ images }) => images.map((image) => ({ ...inGames, ...image }))),
    ...paintingsOf(ofGames).map((image) => ({ ...inGames, ...image, places: ['painting'] as const })),
    ...ownGalleries.flatMap((gallery) => {
      const pictures = picturesOf(gallery)
      const inGalleries = { file: nameOf('galleries.ts'), entry: gallery.title, pixelArt: false }
      return [
        ...pictures.map((picture) => ({ ...inGalleries, ...picture, places: GALLERY })),
        ...pictures.slice(0, 1).map((cover) => ({ ...inGalleries, ...cover, places: ['painting'] as const })),
      ]
    }),
    ...templates.flatMap(({ title, image, phoneImage, images, pixelArt }) => {
      const inCard = { ...inTemplates, entry: title, pixelArt: pixelArt ?? false }
      return [
        { ...inCard, src: image, places: ['cover'] as const },
        { ...inCard, src: phoneImage, places: ['phone'] as const },
        ...images.map(({ src }) => ({ ...inCard, src })),
      ]
    }),
  ]
}
