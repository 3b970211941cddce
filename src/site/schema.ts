import { z } from 'zod'
import { isLanguage } from '../lib/language.ts'
import {
  day,
  httpsAddress,
  id,
  isDay,
  linkedAddress,
  list,
  pathOrHttps,
  picture,
  picturePath,
  text,
  texts,
} from './fields.ts'
import { contact } from './formSchemas.ts'
import { HOME_SECTIONS } from './homeSections.ts'
import { samples } from './sampleSchema.ts'
import { video } from './videoSchema.ts'

const SECTION_IDS = HOME_SECTIONS.map(({ id }) => id)

/** The sections that show a first paragraph. */
const IDS_WITH_TEXT: readonly string[] = HOME_SECTIONS.flatMap((row) => ('text' in row ? [row.id] : []))

const template = z
  .strictObject({
    id,
    title: text,
    summary: text,
    bio: texts.optional(),
    /** The id of a template of this site, which gives the card its pictures, editor and example. */
    kit: text.optional(),
    image: picturePath.optional(),
    /** An upright picture for the home page. Default: that of `kit`, else `image`. */
    phoneImage: picturePath.optional(),
    pixelArt: z.boolean().optional(),
    images: z
      .array(z.strictObject({ src: picturePath, orientation: z.enum(['landscape', 'portrait']).optional() }))
      .readonly()
      .optional(),
    editorLink: pathOrHttps('a page', '/editor/1').optional(),
    demoLink: pathOrHttps('a page', '/examples/1/').optional(),
  })
  .refine(({ kit, image }) => kit !== undefined || image !== undefined, {
    path: ['image'],
    message: 'is missing; only a card with a kit of this site has one of its own',
  })

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

const event = z
  .strictObject({
    id: id.optional(),
    name: text,
    date: day,
    /** The last day, if there are several. */
    until: day.optional(),
    time: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is not a time; write hours and minutes, as in 19:30')
      .optional(),
    place: text,
    url: pathOrHttps('a page', '/media').optional(),
  })
  // A malformed day has a message already.
  .refine(({ date, until }) => !isDay(date) || !isDay(until) || until > date, {
    path: ['until'],
    message: 'is not after the first day; correct it, or leave it out for one day',
  })

export const schemas = {
  site: z.strictObject({
    url: httpsAddress,
    name: text,
    title: text,
    description: text,
    greeting: text,
    language: z
      .string()
      .refine(isLanguage, { message: 'is not a language’s tag; write it as in en, pt-BR or ar' })
      .optional(),
    direction: z.enum(['ltr', 'rtl']).optional(),
    portrait: picture.optional(),
    /** A picture for the preview card (`og:image`) of all pages. Default: the build draws cards. */
    chatPicture: z.strictObject({ src: picturePath, alt: text }).optional(),
    bio: texts.optional(),
    /** The number of paragraphs of `bio` above the profiles. Default: all. */
    paragraphsAboveProfiles: z
      .int('is not a whole number; write it as in 1')
      .min(0, 'is below zero; write 0 for none')
      .optional(),
    donationUrl: httpsAddress.optional(),
    /** The ways to reach the owner, as in 'email' and 'Discord'. The shop names them. */
    supportContacts: texts.optional(),
    /** False removes the shop's link to the message form for templates made to order. Default: true. */
    customRequests: z.boolean().optional(),
    sky: z
      .strictObject({
        gate: z.boolean().optional(),
        moon: z.boolean().optional(),
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
    z
      .strictObject({
        id: z.enum(SECTION_IDS),
        emoji: text,
        name: text.optional(),
        title: text.optional(),
        text: text.optional(),
      })
      .refine((section) => section.text === undefined || IDS_WITH_TEXT.includes(section.id), {
        path: ['text'],
        message: `is not shown here; only ${IDS_WITH_TEXT.join(', ')} have a text, so remove it`,
      }),
  ),
  socials: list(
    z.strictObject({ id: id.optional(), name: text, handle: text.optional(), url: linkedAddress }),
  ),
  projects: list(
    z.strictObject({
      id: id.optional(),
      name: text,
      summary: text.optional(),
      url: pathOrHttps('a page', '/media'),
      image: picturePath.optional(),
    }),
  ),
  tracks: list(
    z.strictObject({
      url: pathOrHttps('a file', '/night.mp3'),
      title: text,
      artist: text.optional(),
    }),
  ),
  events: list(event),
  videos: list(video),
  games: list(gallerySection),
  galleries: list(gallery, 'path'),
  templates: list(template),
  publishing: z.strictObject({
    hostName: text.optional(),
    hostUrl: httpsAddress.optional(),
    videoUrl: httpsAddress.optional(),
    /** The first two steps are to edit and to export. The editor does not show these two steps. */
    steps: texts.optional(),
    /** The steps on a phone. Default: `steps`. */
    phoneTips: texts.optional(),
    /** Hosts to choose from in the editor. The host at `hostUrl` uses `steps` and `phoneTips`, unless it has its own. */
    hosts: list(
      z.strictObject({
        name: text,
        url: httpsAddress,
        takesZip: z.boolean().optional(),
        steps: texts.optional(),
        phoneTips: texts.optional(),
      }),
    ).optional(),
  }),
  contact,
  refundPolicy: texts,
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
export type OwnSamples = z.infer<typeof schemas.samples>
export type OwnSample = OwnSamples[string]
