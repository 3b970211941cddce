import { galleries as galleryList } from '#content/galleries.ts'
import { fill } from '../lib/fill.ts'
import { completeSection, games } from './lists.ts'
import type { OwnGallery, Picture } from './schema.ts'
import { site } from './site.ts'
import { text } from './text.ts'

/** A page of pictures: those before the first section, then the sections. */
export interface Gallery extends Pick<OwnGallery, 'path' | 'title' | 'place'> {
  /** The text below the title. */
  readonly lead: string | undefined
  /** The meta description. */
  readonly description: string
  readonly images: readonly Picture[]
  readonly sections: readonly ReturnType<typeof completeSection>[]
}

/** The gallery made of `games.ts`: each game is a section. */
const media: Gallery = {
  path: '/media',
  title: text.media.title,
  lead: text.media.lead,
  description: fill(text.media.description, { name: site.name }),
  images: [],
  sections: games,
}

/** The galleries as the owner wrote them. */
const ownList: readonly OwnGallery[] = galleryList

/** The galleries of `galleries.ts`. */
export const ownGalleries: readonly Gallery[] = ownList.map(
  ({ path, title, summary, place, images = [], sections = [] }) => ({
    path,
    title,
    place,
    lead: summary,
    description: summary ?? fill(text.media.ofGallery, { title, name: site.name }),
    images,
    sections: sections.map(completeSection),
  }),
)

/** All galleries. Each is a page. */
export const galleries: readonly Gallery[] = [...(games.length > 0 ? [media] : []), ...ownGalleries]

/** The gallery at a path. @throws when there is none */
export function galleryAt(path: string): Gallery {
  const found = galleries.find((gallery) => gallery.path === path)
  if (!found) throw new Error(`The site has no gallery at ${path}`)
  return found
}
