import { z } from 'zod'
import { nearestName } from '../lib/nearestName.ts'
import { words } from './fields.ts'

const PLACES = ['menu', 'footer'] as const

function noPlace(place: unknown): string {
  const nearest = nearestName(String(place), PLACES)
  return `is neither menu nor footer; ${nearest ? `write “${nearest}”, or leave it out` : 'write one of them, or leave it out'}`
}

/** The fields above the text of a page in Markdown. All their values are texts. */
export const pageFields = z.strictObject({
  title: words,
  /** For search engines and chats. */
  description: words,
  /** Where every page has a link to this one. */
  place: z.enum(PLACES, { error: ({ input }) => noPlace(input) }).optional(),
  /** Its place among the links: 1 stands before 2, and both stand before the pages without a number. */
  order: z.string().regex(/^\d+$/, 'is not a whole number; write it as in 2').transform(Number).optional(),
})
export type PageFields = z.infer<typeof pageFields>
