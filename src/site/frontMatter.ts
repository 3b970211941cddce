import { z } from 'zod'
import { nearestName } from '../lib/nearestName.ts'
import { text } from './fields.ts'

const PLACES = ['menu', 'footer'] as const

function unknownPlace(place: unknown): string {
  const nearest = nearestName(String(place), PLACES)
  return `is neither menu nor footer; ${nearest ? `write “${nearest}”, or leave it out` : 'write one of them, or leave it out'}`
}

/** The fields above the text of a Markdown page. */
export const pageFields = z.strictObject({
  title: text,
  description: text,
  /** Where all pages have a link to this page. Default: nowhere. */
  place: z.enum(PLACES, { error: ({ input }) => unknownPlace(input) }).optional(),
  /** The position among the Markdown pages of its place, ascending. Pages without a number are last. */
  order: z.string().regex(/^\d+$/, 'is not a whole number; write it as in 2').transform(Number).optional(),
})
export type PageFields = z.infer<typeof pageFields>
