import { z } from 'zod'
import { id, text } from '../../../site/fields.ts'
import { fieldMistakes } from './fieldMistakes.ts'

const SHOT_NAMES = ['example', 'phones', 'look'] as const

const metaSchema = z.strictObject({
  id,
  name: text,
  shots: z
    .array(
      z.union(
        [
          z.enum(SHOT_NAMES),
          z.strictObject({ hoveredLink: z.int().min(0) }),
          z.strictObject({ palette: z.int().min(0) }),
        ],
        {
          error: `is none of the shots; write ${SHOT_NAMES.join(', ')}, { "hoveredLink": 1 } or { "palette": 1 }`,
        },
      ),
    )
    .readonly(),
  phone: z.boolean().optional(),
})

const namesSchema = z.strictObject({
  effect: text,
  cursor: text,
  sharePicture: text,
  palettes: z.record(z.string(), text),
  fonts: z.record(z.string(), text).optional(),
})

/**
 * Checks the JSON files in the folders of the templates.
 * @param metas, names the content of each `meta.json` and `names.json`, by the path of the file from the project's folder
 */
export function templateMistakes(
  metas: Readonly<Record<string, unknown>>,
  names: Readonly<Record<string, unknown>>,
): string[] {
  const mistakesIn = (files: Readonly<Record<string, unknown>>, schema: z.ZodType) =>
    Object.entries(files).flatMap(([file, json]) => fieldMistakes(file.slice(1), json, schema))
  return [...mistakesIn(metas, metaSchema), ...repeatedIds(metas), ...mistakesIn(names, namesSchema)]
}

function repeatedIds(metas: Readonly<Record<string, unknown>>): string[] {
  const fileOfId = new Map<string, string>()
  return Object.entries(metas).flatMap(([path, meta]) => {
    const file = path.slice(1)
    // `meta` may be any JSON, such as null.
    const id = (meta as { readonly id?: string } | null)?.id
    if (!id) return []
    const other = fileOfId.get(id)
    if (other) return [`${file}: id is “${id}”, which ${other} has too; give each an id of its own.`]
    fileOfId.set(id, file)
    return []
  })
}
