import { z } from 'zod'
import { httpsAddress, id, list, picture, text } from '../fields.ts'

/** `caption` is seen below the opened picture, and `alt` is for people who do not see it. */
const galleryPicture = picture.extend({ caption: text.optional() })

const pictures = {
  images: z.array(galleryPicture).readonly().optional(),
  /** A folder below `pictures` whose pictures its table `pictures.csv` lists. They come after `images`. */
  folder: text.optional(),
}

/** The id is an anchor, as in `/media#cove`. */
const gallerySection = z.strictObject({
  id,
  title: text,
  summary: text.optional(),
  wallpapers: list(z.strictObject({ id: id.optional(), name: text, url: httpsAddress })).optional(),
  ...pictures,
})

const gallery = z
  .strictObject({
    path: z.string().regex(/^\/[a-z0-9]+(-[a-z0-9]+)*$/, {
      message:
        'is not a usable path; write a slash, then small letters, digits and single hyphens, as in /bowls',
    }),
    title: text,
    /** Shown below the title and by search engines. */
    summary: text.optional(),
    place: z.enum(['menu', 'footer']).optional(),
    ...pictures,
    sections: list(gallerySection).optional(),
  })
  .refine(
    ({ images, folder, sections = [] }) =>
      [{ images, folder }, ...sections].some((part) => part.images?.length || part.folder),
    { path: ['images'], message: 'has no pictures, and neither has a section; name one there' },
  )

export const schemas = { games: list(gallerySection), galleries: list(gallery, 'path') }

export type GallerySection = z.infer<typeof gallerySection>
/** A game is a section of the gallery at `/media`. */
export type Game = GallerySection
export type OwnGallery = z.infer<typeof gallery>
export type GalleryPicture = z.infer<typeof galleryPicture>
/** A picture of a table. */
export type TablePicture = Pick<GalleryPicture, 'src' | 'alt' | 'caption'>
