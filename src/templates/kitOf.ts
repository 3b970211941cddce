import { ownTemplateNames } from '../site/editorWords.ts'
import { type TemplateId, templateFolders } from '../site/templateFolders.ts'
import { namesByKey } from '../site/templateMeta.ts'
import type { TemplateDefinition } from './defineTemplate.ts'
import effects from './effects.js?raw'
import type { Kit, KitFile } from './kit.ts'

/**
 * A template as the editor and the renderer use it, in the owner's words.
 *
 * @param folder the name of its folder
 * @throws a sentence for its author when a font has no file, or a name is missing
 */
export function kitOf(
  id: TemplateId,
  folder: string,
  {
    names,
    fonts,
    fontUrls,
    palettes,
    variants = {},
    script,
    sharePicture,
    pictures = [],
    parts = {},
    ...own
  }: TemplateDefinition,
): Kit {
  const allNames = { ...namesByKey(folder, names), ...ownTemplateNames }
  const ownName = templateFolders.find((one) => one.id === id)?.name
  const nameOf = (key: string) => {
    const name = allNames[key]
    if (name === undefined)
      throw new Error(`The template ${folder} has no name for “${key}”; add it to its names.json.`)
    return name
  }
  return {
    ...own,
    id,
    name: ownTemplateNames[folder] ?? ownName ?? folder,
    fonts: fonts.map(({ weight, nameKey, ...font }) =>
      font.name === ''
        ? { ...font, name: nameOf(nameKey ?? font.id), files: [] }
        : { ...font, files: [{ ...fileOf(font.id, folder, fontUrls), weight, style: 'normal' as const }] },
    ),
    palettes: Object.entries(palettes).map(([key, colours]) => ({ id: key, name: nameOf(key), colours })),
    variants: Object.fromEntries(
      Object.entries(variants).map(([path, css]) => [path.replace(/.*\/|\.css$/g, ''), css]),
    ),
    effectName: nameOf(`${folder}Effect`),
    cursorName: nameOf(`${folder}Cursor`),
    script: effects + script,
    sharePicture: { file: 'share.jpg', url: sharePicture, alt: nameOf(`${folder}Picture`) },
    pictures,
    parts,
  }
}

function fileOf(id: string, folder: string, urls: TemplateDefinition['fontUrls']): KitFile {
  const file = `fonts/${id}.woff2`
  const url = urls[`./${file}`]
  if (url === undefined)
    throw new Error(
      `The template ${folder} has a font “${id}” without a file; correct its id in fonts.json, or cut ${file} by npm run template-fonts.`,
    )
  return { file, url }
}
