import { fill } from '../../lib/fill.ts'
import { ownerFile } from '../ownerFile.ts'
import { site } from '../site.ts'
import { text } from '../text.ts'
import { withFolderPictures } from './folderPictures.ts'
import { completeSection, games } from './games.ts'
import type { GalleryPicture, OwnGallery } from './schema.ts'

/** A page of pictures. `images` are before the first section. */
export interface Gallery extends Pick<OwnGallery, 'path' | 'title' | 'place'> {
  /** The text below the title. */
  readonly lead: string | undefined
  readonly description: string
  readonly images: readonly GalleryPicture[]
  readonly sections: readonly ReturnType<typeof completeSection>[]
}

/** Each game in `games.ts` is a section. */
const gamesGallery: Gallery = {
  path: '/media',
  title: text.media.title,
  lead: text.media.lead,
  description: fill(text.media.description, { name: site.name }),
  images: [],
  sections: games,
}

const ownerList = ownerFile(
  import.meta.glob<readonly OwnGallery[]>('#content/galleries.ts', { eager: true, import: 'galleries' }),
)

export const ownerGalleries: readonly Gallery[] = (ownerList ?? []).map(
  ({ path, title, summary, place, images, folder, sections = [] }) => ({
    path,
    title,
    place,
    lead: summary,
    description: summary ?? fill(text.media.ofGallery, { title, name: site.name }),
    images: withFolderPictures({ images, folder }),
    sections: sections.map(completeSection),
  }),
)

export const galleries: readonly Gallery[] = [...(games.length > 0 ? [gamesGallery] : []), ...ownerGalleries]

/** The gallery at a path. @throws when there is none */
export function galleryAt(path: string): Gallery {
  const gallery = galleries.find((each) => each.path === path)
  if (!gallery) throw new Error(`The site has no gallery at ${path}`)
  return gallery
}

export function picturesOf({
  images,
  sections,
}: Pick<Gallery, 'images' | 'sections'>): readonly GalleryPicture[] {
  return [...images, ...sections.flatMap((section) => section.images)]
}
