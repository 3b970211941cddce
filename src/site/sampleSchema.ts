import { z } from 'zod'
import { isLanguage } from '../lib/language.ts'
import { nonEmptyText } from './fields.ts'

const sample = z.strictObject({
  /** Default: the site's own. */
  language: z
    .string()
    .refine(isLanguage, { message: 'is not a language’s tag; write it as in en, pt-BR or ar' })
    .optional(),
  title: nonEmptyText.optional(),
  description: nonEmptyText.optional(),
  name: nonEmptyText.optional(),
  tagline: nonEmptyText.optional(),
  bio: nonEmptyText.optional(),
  portrait: z.strictObject({ alt: nonEmptyText }).optional(),
  /** By the ids of the links. */
  links: z
    .record(z.string(), z.strictObject({ label: nonEmptyText.optional(), note: nonEmptyText.optional() }))
    .optional(),
})

/** Texts of the samples that the editors begin with and the examples show, by the templates' folders. */
export const samples = z.record(z.string(), sample)
