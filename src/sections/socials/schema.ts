import { z } from 'zod'
import { id, linkedAddress, list, text } from '../../site/fields.ts'

const social = z.strictObject({
  id: id.optional(),
  name: text,
  handle: text.optional(),
  url: linkedAddress,
})

export const schemas = { socials: list(social) }

export type Social = z.infer<typeof social>
