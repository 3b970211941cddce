import { relative } from 'node:path'
import { z } from 'zod'
import { nearestName } from '../lib/nearestName.ts'
import type { Template } from '../site/schema.ts'
import { contentMistakes } from './contentMistakes.ts'
import { type TemplateOnDisk, templateFolders } from './templateFolders.ts'

const metaSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
    message: 'is not a usable id; use small letters, digits and single hyphens',
  }),
  name: z.string().trim().min(1, 'is empty; write what the template is called'),
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

const label = z.string().trim().min(1, 'is empty; write a name')
const namesSchema = z.strictObject({
  effect: label,
  cursor: label,
  sharePicture: label,
  palettes: z.record(z.string(), label),
  fonts: z.record(z.string(), label).optional(),
})

export function templateMistakes(root: string, folders = templateFolders(root)): string[] {
  const fileOfId = new Map<string, string>()
  return folders.flatMap(({ folder, meta, names }) => {
    const path = relative(root, folder).replaceAll('\\', '/')
    const file = `${path}/meta.json`
    const mistakes = [
      ...contentMistakes(file, meta, metaSchema),
      ...contentMistakes(`${path}/names.json`, names, namesSchema),
    ]
    // `meta` may be any JSON, such as null.
    const id = meta?.id
    const fileWithSameId = fileOfId.get(id)
    if (id) fileOfId.set(id, file)
    return fileWithSameId
      ? [...mistakes, `${file}: id is “${id}”, which ${fileWithSameId} has too; give each an id of its own.`]
      : mistakes
  })
}

export function kitMistakes(
  file: string,
  cards: readonly Template[],
  folders: readonly TemplateOnDisk[],
): string[] {
  const ids = folders.map(({ meta }) => meta.id)
  return cards.flatMap(({ kit, title }) => {
    if (kit === undefined || ids.includes(kit)) return []
    const nearest = nearestName(kit, ids)
    return [
      `${file}: “${title}”: kit is none of ${ids.join(', ')}; ${nearest ? `write “${nearest}”` : 'choose one'}.`,
    ]
  })
}
