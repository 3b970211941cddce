import { z } from 'zod'
import { isLanguage } from '../lib/language.ts'
import { text } from './fields.ts'

export const linkText = z.strictObject({ label: text.optional(), note: text.optional() })

/** Texts of a template's sample page. */
export const sample = z.strictObject({
  language: z
    .string()
    .refine(isLanguage, { message: 'is not a language’s tag; write it as in en, pt-BR or ar' })
    .optional(),
  title: text.optional(),
  description: text.optional(),
  name: text.optional(),
  tagline: text.optional(),
  bio: text.optional(),
  portrait: z.strictObject({ alt: text }).optional(),
  links: z.record(z.string(), linkText).optional(),
})

/** Texts of the templates' sample pages, by the names of the templates' folders. */
export const samples = z.record(z.string(), sample)
