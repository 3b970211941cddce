import { z } from 'zod'
import { list, pathOrHttps, text } from '../../site/fields.ts'

const track = z.strictObject({
  url: pathOrHttps('a file', '/night.mp3'),
  title: text,
  artist: text.optional(),
})

export const schemas = { tracks: list(track) }

export type Track = z.infer<typeof track>
