import { z } from 'zod'
import { isLanguage } from '../lib/language.ts'
import { httpsAddress, picture, picturePath, text, texts } from './fields.ts'

/** The content file `site.ts`. */
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
  /** A second line inside it, on touch screens some seconds later. Default: 'Touch it, and the sun returns.' */
  touchLine: text.optional(),
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
