import { z } from 'zod'
import { day, id, isDay, list, pathOrHttps, text } from '../../site/fields.ts'

const event = z
  .strictObject({
    id: id.optional(),
    name: text,
    date: day,
    /** The last day, if there are several. */
    until: day.optional(),
    time: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is not a time; write hours and minutes, as in 19:30')
      .optional(),
    place: text,
    url: pathOrHttps('a page', '/media').optional(),
  })
  // A malformed day has a message already.
  .refine(({ date, until }) => !isDay(date) || !isDay(until) || until > date, {
    path: ['until'],
    message: 'is not after the first day; correct it, or leave it out for one day',
  })

export const schemas = { events: list(event) }

export type SiteEvent = z.infer<typeof event>
