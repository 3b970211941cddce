import { z } from 'zod'
import { list, text } from '../site/fields.ts'
import { sectionRows } from './sectionRows.ts'

/** The sections that have a first paragraph. */
const idsWithText = sectionRows.flatMap((row) => (row.text === undefined ? [] : [row.id]))

const section = z
  .strictObject({
    id: z.enum(sectionRows.map(({ id }) => id)),
    emoji: text,
    name: text.optional(),
    title: text.optional(),
    text: text.optional(),
  })
  .refine((section) => section.text === undefined || idsWithText.includes(section.id), {
    path: ['text'],
    message: `is not shown here; only ${idsWithText.join(', ')} have a text, so remove it`,
  })

export const schemas = { sections: list(section) }

export type Section = z.infer<typeof section>
