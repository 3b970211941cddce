import { z } from 'zod'
import { isLanguage } from '../lib/language.ts'
import { httpsAddress, picture, picturePath, text, texts } from './fields.ts'

// The schema of a file stands in the folder of its subject, and each `schema.ts` exports `schemas`, by the name of the file.
const site = z.strictObject({
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
  /** The line below the eclipse in which the home page ends. */
  closingLine: text.optional(),
  /** A line inside that eclipse. It appears after three seconds. Keep it short. */
  hiddenLine: text.optional(),
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
})

export const schemas = { site }

export type Site = z.infer<typeof site>
export type Picture = Readonly<z.infer<typeof picture>>

// The types that the owner's files name. This path must never change, because an update never changes an owner's file.
export type { SiteEvent } from '../sections/events/schema.ts'
export type { Contact } from '../sections/message/schema.ts'
export type { Track } from '../sections/music/schema.ts'
export type { Project } from '../sections/projects/schema.ts'
export type { Section } from '../sections/schema.ts'
export type { Social } from '../sections/socials/schema.ts'
export type { Video } from '../sections/videos/schema.ts'
export type { OwnSamples } from '../templates/engine/sample/schema.ts'
export type { Template } from '../templates/shop/schema.ts'
export type { Game, OwnGallery } from './galleries/schema.ts'
export type { Publishing } from './publishing/schema.ts'
