import { z } from 'zod'
import { httpsAddress, id, list, picture, text } from '../fields.ts'

/** The id is an anchor, as in `/media#cove`. */
const gallerySection = z.strictObject({
  id,
  title: text,
  summary: text.optional(),
  wallpapers: list(z.strictObject({ id: id.optional(), name: text, url: httpsAddress })).optional(),
  images: z.array(picture).readonly().optional(),
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
    images: z.array(picture).readonly().optional(),
    sections: list(gallerySection).optional(),
  })
  .refine(({ images = [], sections = [] }) => [{ images }, ...sections].some((part) => part.images?.length), {
    path: ['images'],
    message: 'has no pictures, and neither has a section; name one there',
  })

export const schemas = { games: list(gallerySection), galleries: list(gallery, 'path') }

export type GallerySection = z.infer<typeof gallerySection>
/** A game is a section of the gallery at `/media`. */
export type Game = GallerySection
export type OwnGallery = z.infer<typeof gallery>
