import { z } from 'zod'
import { id, list, pathOrHttps, picturePath, text } from '../../site/fields.ts'

const project = z.strictObject({
  id: id.optional(),
  name: text,
  summary: text.optional(),
  url: pathOrHttps('a page', '/media'),
  image: picturePath.optional(),
})

export const schemas = { projects: list(project) }

export type Project = z.infer<typeof project>
