import { z } from 'zod'
import { text } from './fields.ts'

/** The fields above the text of a Markdown page. */
export const pageFields = z.object({
  title: text,
  /** Default: the first sentences of the text. */
  description: text.optional(),
  /** Where all pages have a link to this page. Default: nowhere. */
  place: z.enum(['menu', 'footer']).optional(),
  /** The position among the Markdown pages of its place, ascending. Pages without a number are last. */
  order: z.string().regex(/^\d+$/, 'is not a whole number; write it as in 2').transform(Number).optional(),
})
export type PageFields = z.infer<typeof pageFields> & { readonly description: string }
