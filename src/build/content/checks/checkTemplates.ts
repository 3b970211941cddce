import { relative } from 'node:path'
import { z } from 'zod'
import { id, text } from '../../../site/fields.ts'
import { templateFolders } from '../templateFolders.ts'
import { fieldMistakes } from './fieldMistakes.ts'

const metaSchema = z.strictObject({
  id,
  name: text,
  shots: z
    .array(
      z.union(
        [
          z.enum(['example', 'phones', 'editor', 'look', 'check']),
          z.strictObject({ hoveredLink: z.int().min(0) }),
          z.strictObject({ palette: z.int().min(0), tintsPortrait: z.boolean().optional() }),
        ],
        {
          error:
            'is none of the shots; write example, phones, editor, look, check, { "hoveredLink": 1 } or { "palette": 1 }',
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

/** Checks the JSON files in the folders of the templates. */
export function templateMistakes(root: string, folders = templateFolders(root)): string[] {
  const fileOfId = new Map<string, string>()
  return folders.flatMap(({ folder, meta, names }) => {
    const path = relative(root, folder).replaceAll('\\', '/')
    const file = `${path}/meta.json`
    const mistakes = [
      ...fieldMistakes(file, meta, metaSchema),
      ...fieldMistakes(`${path}/names.json`, names, namesSchema),
    ]
    // `meta` may be any JSON, such as null.
    const ownId = meta?.id
    const fileWithSameId = fileOfId.get(ownId)
    if (ownId) fileOfId.set(ownId, file)
    return fileWithSameId
      ? [
          ...mistakes,
          `${file}: id is “${ownId}”, which ${fileWithSameId} has too; give each an id of its own.`,
        ]
      : mistakes
  })
}
