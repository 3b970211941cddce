import { ownTemplateNames } from '../site/editorWords.ts'
import { type TemplateId, templateFolders } from '../site/templateFolders.ts'
import { namesByKey } from '../site/templateMeta.ts'
import type { TemplateDefinition } from './defineTemplate.ts'
import effects from './effects.js?raw'
import type { Kit, KitFile } from './kit.ts'
import { STYLE_PARTS } from './styleParts.ts'

/**
 * Makes a kit.
 * @param folder the name of the template's folder
 * @throws a message for the template's author if a font file or a name is missing, or a style sheet has an unknown name
 */
export function kitOf(
  id: TemplateId,
  folder: string,
  {
    names,
    fonts,
    fontUrls,
    headingParts = [],
    palettes,
    styles = {},
    script,
    sharePicture,
    pictures = [],
    ...unchanged
  }: TemplateDefinition,
): Kit {
  const allNames = { ...namesByKey(folder, names), ...ownTemplateNames }
  const englishName = templateFolders.find((template) => template.id === id)?.name
  const nameOf = (key: string) => {
    const name = allNames[key]
    if (name === undefined)
      throw new Error(`The template ${folder} has no name for “${key}”; add it to its names.json.`)
    return name
  }
  return {
    ...unchanged,
    id,
    name: ownTemplateNames[folder] ?? englishName ?? folder,
    fonts: fonts.map(({ weight, nameKey, ...font }) =>
      // A system font has no name here, and no file.
      font.name === ''
        ? { ...font, name: nameOf(nameKey ?? font.id), files: [] }
        : { ...font, files: [{ ...fileOf(font.id, folder, fontUrls), weight, style: 'normal' as const }] },
    ),
    headingParts,
    palettes: Object.entries(palettes).map(([key, colours]) => ({ id: key, name: nameOf(key), colours })),
    styles: stylesOf(folder, styles),
    effectName: nameOf(`${folder}Effect`),
    cursorName: nameOf(`${folder}Cursor`),
    script: effects + script,
    sharePicture: { file: 'share.jpg', url: sharePicture, alt: nameOf(`${folder}Picture`) },
    pictures,
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

/** Changes the keys from paths to names: `./styles/leaf.css` becomes `leaf`. */
function stylesOf(folder: string, files: NonNullable<TemplateDefinition['styles']>): Kit['styles'] {
  const styles = Object.entries(files).map(([path, css]) => [path.replace(/.*\/|\.css$/g, ''), css] as const)
  const unknownStyle = styles.find(([name]) => !STYLE_PARTS.some((part) => part === name))
  if (unknownStyle)
    throw new Error(
      `The template ${folder} has styles/${unknownStyle[0]}.css, which no page uses; rename it to one of ${STYLE_PARTS.join(', ')}.`,
    )
  return Object.fromEntries(styles)
}
