import { z } from 'zod'
import { text } from './fields.ts'

const yesOrNo = z
  .string()
  .regex(/^(?:true|false|yes|no)$/i, 'is neither true nor false; write one of them')
  .transform((answer) => /^(?:true|yes)$/i.test(answer))

/** The fields above the text of a Markdown page. */
export const pageFields = z.object({
  title: text,
  /** Default: the first sentences of the text. */
  description: text.optional(),
  /** Where all pages have a link to this page. Default: nowhere. */
  place: z.enum(['menu', 'footer']).optional(),
  /** The position among the Markdown pages of its place, ascending. Pages without a number are last. */
  order: z.string().regex(/^\d+$/, 'is not a whole number; write it as in 2').transform(Number).optional(),
  /** True for a page that only the dev server shows. */
  draft: yesOrNo.optional(),
  /** False for such a page, in the words of other programs. */
  published: yesOrNo.optional(),
})
export type PageFields = z.infer<typeof pageFields> & { readonly description: string }
