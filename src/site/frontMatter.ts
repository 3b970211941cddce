import { z } from 'zod'
import { nearestName } from '../lib/nearestName.ts'
import { text } from './fields.ts'

const PLACES = ['menu', 'footer'] as const

/** The message for a place that is none of `PLACES`. */
function unknownPlace(place: unknown): string {
  const nearest = nearestName(String(place), PLACES)
  return `is neither menu nor footer; ${nearest ? `write “${nearest}”, or leave it out` : 'write one of them, or leave it out'}`
}

/** The fields above the text of a page in Markdown. In the file all values are texts; `order` becomes a number. */
export const pageFields = z.strictObject({
  title: text,
  /** Shown by search engines and in chats. */
  description: text,
  /** Where all pages have a link to this page. Default: nowhere. */
  place: z.enum(PLACES, { error: ({ input }) => unknownPlace(input) }).optional(),
  /** The position of its link: 1 is before 2, and both are before pages without a number. */
  order: z.string().regex(/^\d+$/, 'is not a whole number; write it as in 2').transform(Number).optional(),
})
export type PageFields = z.infer<typeof pageFields>

const isDate = (date: string) => {
  const time = Date.parse(`${date}T00:00Z`)
  return (
    /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(date)
  )
}

/** The fields above the text of an entry of the journal. */
export const entryFields = z.strictObject({
  title: text,
  /** Shown in the list of the journal, by search engines and in chats. */
  description: text,
  date: z.string().refine(isDate, 'is not a date; write year, month and day, as in 2026-03-01'),
  /** The tags in one line, `kiln, glaze`, or as a list of YAML. */
  tags: z
    .preprocess(
      (tags) => (typeof tags === 'string' ? tags.split(',').filter((tag) => tag.trim() !== '') : tags),
      z.array(text).readonly(),
    )
    .optional(),
})
export type EntryFields = z.infer<typeof entryFields>
