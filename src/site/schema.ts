import { z } from 'zod'
import { isLanguage } from '../lib/language.ts'
import { nearestName } from '../lib/nearestName.ts'
import { counter } from './counterSchema.ts'
import {
  day,
  id,
  link,
  list,
  nonEmptyText,
  paragraphs,
  picture,
  pictureName,
  place,
  profile,
} from './fields.ts'
import { contact, newsletter } from './formSchemas.ts'
import { HOME_SECTIONS } from './homeSections.ts'
import { samples } from './sampleSchema.ts'
import { video } from './videoSchema.ts'

const SECTION_IDS = HOME_SECTIONS.map(({ id }) => id)

function noSection(id: string): string {
  const nearest = nearestName(id, SECTION_IDS)
  return `is none of ${SECTION_IDS.join(', ')}; ${nearest ? `write “${nearest}”` : 'choose one'}`
}

const template = z
  .strictObject({
    id,
    title: nonEmptyText,
    summary: nonEmptyText,
    bio: paragraphs.optional(),
    /** The id of one of the site's own templates. The check of the content looks it up. */
    kit: nonEmptyText.optional(),
    image: pictureName.optional(),
    /** The template on a phone, upright, for the home page. Without it a part of `image` is shown. */
    phoneImage: pictureName.optional(),
    /** True: all pictures of the card are pixel art. */
    pixelArt: z.boolean().optional(),
    images: z
      .array(z.strictObject({ src: pictureName, orientation: z.enum(['landscape', 'portrait']).optional() }))
      .readonly()
      .optional(),
    editorLink: place('a page', '/editor/1').optional(),
    demoLink: place('a page', '/examples/1/').optional(),
    /** In units of the currency; 0 is free. Default: a built-in template is free, and an external one shows no price. */
    price: z.number().min(0, 'is below zero; write 0 for what is free').optional(),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, 'is not a currency’s code; write its three capital letters, as in EUR')
      .optional(),
    soldOut: z.boolean().optional(),
    /** Where to buy or order it. */
    button: z.strictObject({ text: nonEmptyText, url: profile }).optional(),
  })
  .superRefine(({ kit, image, price, currency }, context) => {
    const mistake = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message })
    if (kit === undefined && image === undefined)
      mistake('image', 'is missing; only a card with a kit of this site has one of its own')
    if (price && currency === undefined)
      mistake('currency', 'is missing; write the price’s three letters, as in EUR')
    if (currency !== undefined && price === undefined)
      mistake('price', 'is missing; write it beside the currency, as in 45')
  })

/** A part of a gallery: its id is its anchor. */
const gallerySection = z.strictObject({
  id,
  title: nonEmptyText,
  summary: nonEmptyText.optional(),
  wallpapers: list(z.strictObject({ id: id.optional(), name: nonEmptyText, url: link })).optional(),
  images: z.array(picture).readonly().optional(),
})

const gallery = z
  .strictObject({
    path: z.string().regex(/^\/[a-z0-9]+(-[a-z0-9]+)*$/, {
      message:
        'is not a usable path; write a slash, then small letters, digits and single hyphens, as in /bowls',
    }),
    title: nonEmptyText,
    /** Shown below the title, and by search engines. */
    summary: nonEmptyText.optional(),
    place: z.enum(['menu', 'footer'], { error: 'is neither menu nor footer' }).optional(),
    /** Pictures before the first section. */
    images: z.array(picture).readonly().optional(),
    sections: list(gallerySection).optional(),
  })
  .refine(({ images = [], sections = [] }) => [{ images }, ...sections].some((one) => one.images?.length), {
    path: ['images'],
    message: 'has no pictures, and neither has a section; name one there',
  })

const event = z
  .strictObject({
    id: id.optional(),
    name: nonEmptyText,
    date: day,
    /** The last day, if there are several. */
    until: day.optional(),
    /** When it begins, by the clocks of its place. */
    time: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is not a time; write hours and minutes, as in 19:30')
      .optional(),
    place: nonEmptyText,
    url: place('a page', '/media').optional(),
  })
  .refine(({ date, until }) => until === undefined || until > date, {
    path: ['until'],
    message: 'is not after the first day; correct it, or leave it out for one day',
  })

export const schemas = {
  site: z.strictObject({
    /** Origin and base path. Every address of the site starts with it. */
    url: link,
    name: nonEmptyText,
    title: nonEmptyText,
    description: nonEmptyText,
    greeting: nonEmptyText,
    /** Of all texts, as in `en`, `pt-BR` or `ar`: for search engines, screen readers and number formats. */
    language: z
      .string()
      .refine(isLanguage, { message: 'is not a language’s tag; write it as in en, pt-BR or ar' })
      .optional(),
    /** Default: the language's own. */
    direction: z.enum(['ltr', 'rtl'], { error: 'is neither ltr nor rtl' }).optional(),
    portrait: picture.optional(),
    /** The picture of all icons. Without it they show the moon. */
    icon: pictureName.optional(),
    /** Shown where a page is shared, in place of the cards that the build draws. */
    chatPicture: z.strictObject({ src: pictureName, alt: nonEmptyText }).optional(),
    bio: paragraphs.optional(),
    /** The paragraphs of `bio` that stand above the profiles, the others below them. Default: all. */
    paragraphsAboveProfiles: z
      .int('is not a whole number; write it as in 1')
      .min(0, 'is below zero; write 0 for none')
      .optional(),
    donationUrl: link.optional(),
    supportContacts: paragraphs.optional(),
    /** A counter of visits. Off by default. */
    counter: counter.optional(),
    /** True: the shop links to the message form for custom templates. */
    customRequests: z.boolean().optional(),
    sky: z
      .strictObject({
        /** True: the first page opens behind the eclipse gate. */
        gate: z.boolean().optional(),
        moon: z.boolean().optional(),
        /** True: the home page offers the sky of a night of the visitor's choice. */
        nights: z.boolean().optional(),
        /** 'tonight' follows the real moon; a number in [0, 1) fixes it: 0 new, 0.25 first quarter, 0.5 full. */
        moonPhase: z
          .custom<'tonight' | number>(
            (phase) => phase === 'tonight' || (typeof phase === 'number' && phase >= 0 && phase < 1),
            "is neither 'tonight' nor a number from 0 up to 1 (0 new, 0.5 full)",
          )
          .optional(),
      })
      .optional(),
  }),
  sections: list(
    z.strictObject({
      id: z.enum(SECTION_IDS, { error: ({ input }) => noSection(String(input)) }),
      emoji: nonEmptyText,
      name: nonEmptyText.optional(),
      title: nonEmptyText.optional(),
      text: nonEmptyText.optional(),
    }),
  ),
  socials: list(
    z.strictObject({ id: id.optional(), name: nonEmptyText, handle: nonEmptyText.optional(), url: profile }),
  ),
  projects: list(
    z.strictObject({
      id: id.optional(),
      name: nonEmptyText,
      summary: nonEmptyText.optional(),
      url: place('a page', '/media'),
      image: pictureName.optional(),
    }),
  ),
  tracks: list(
    z.strictObject({
      /** The address of a page with music, of an audio file, or of a file in the folder `public`. */
      url: place('a file', '/night.mp3'),
      title: nonEmptyText,
      artist: nonEmptyText.optional(),
    }),
  ),
  events: list(event),
  videos: list(video),
  games: list(gallerySection),
  galleries: list(gallery, 'path'),
  templates: list(template),
  publishing: z.strictObject({
    hostName: nonEmptyText.optional(),
    hostUrl: link.optional(),
    videoUrl: link.optional(),
    // The first two are to edit and to export: the editor shows only those after them.
    steps: paragraphs.optional(),
    phoneTips: paragraphs.optional(),
    /** Hosts to choose from in the editor. The one with the address `hostUrl` has the steps and tips above. */
    hosts: list(
      z.strictObject({
        name: nonEmptyText,
        url: link,
        /** True for a host that takes the exported ZIP, false for one that takes only its files. */
        takesZip: z.boolean().optional(),
        steps: paragraphs.optional(),
        phoneTips: paragraphs.optional(),
      }),
    ).optional(),
  }),
  contact,
  newsletter,
  refundPolicy: paragraphs,
  samples,
} as const satisfies Record<string, z.ZodType>

export type Picture = Readonly<z.infer<typeof picture>>
export type Site = z.infer<typeof schemas.site>
export type Section = z.infer<typeof schemas.sections>[number]
export type Social = z.infer<typeof schemas.socials>[number]
export type SiteEvent = z.infer<typeof schemas.events>[number]
export type Project = z.infer<typeof schemas.projects>[number]
export type Track = z.infer<typeof schemas.tracks>[number]
export type Video = z.infer<typeof schemas.videos>[number]
export type GallerySection = z.infer<typeof gallerySection>
export type Game = GallerySection
export type OwnGallery = z.infer<typeof schemas.galleries>[number]
export type Template = z.infer<typeof schemas.templates>[number]
export type Publishing = z.infer<typeof schemas.publishing>
export type Contact = z.infer<typeof schemas.contact>
export type Newsletter = z.infer<typeof schemas.newsletter>
export type OwnSamples = z.infer<typeof schemas.samples>
export type OwnSample = OwnSamples[string]
