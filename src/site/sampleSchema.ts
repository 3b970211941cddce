import { z } from 'zod'
import { isLanguage } from '../lib/language.ts'
import { text } from './fields.ts'

const sample = z.strictObject({
  /** The language of the sample. Default: the language of the site. */
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
  /** The texts of the links, by the ids of the links. */
  links: z.record(z.string(), z.strictObject({ label: text.optional(), note: text.optional() })).optional(),
})

/** Texts of the templates' samples, by the templates' folders. Editors start with a sample, and examples show it. */
export const samples = z.record(z.string(), sample)
