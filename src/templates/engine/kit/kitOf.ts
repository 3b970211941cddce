import { ownerEditorText } from '../../../site/ownerEditorText.ts'
import { type TemplateId, templateList } from '../../templateList.ts'
import { namesByKey } from '../../templateMeta.ts'
import effects from '../scripts/effects.js?raw'
import { declaredFiles } from '../styles/fontSubsets.ts'
import { STYLE_PARTS } from '../styles/styleParts.ts'
import type { TemplateDefinition } from './defineTemplate.ts'
import type { Kit } from './kit.ts'

/**
 * Makes a kit.
 * @param folder the name of the template's folder
 * @throws a message for the template's author if the files of a font or a name are missing, or a style sheet has an unknown name
 */
export function kitOf(
  id: TemplateId,
  folder: string,
  {
    names,
    fonts,
    palettes,
    styles = {},
    script,
    sharePicture,
    pictures = [],
    ...unchanged
  }: TemplateDefinition,
): Kit {
  const allNames = { ...namesByKey(folder, names), ...ownerEditorText.kits }
  const englishName = templateList.find((template) => template.id === id)?.name
  const nameOf = (key: string) => {
    const name = allNames[key]
    if (name === undefined)
      throw new Error(`The template ${folder} has no name for “${key}”; add it to its names.json.`)
    return name
  }
  return {
    ...unchanged,
    id,
    name: ownerEditorText.kits?.[folder] ?? englishName ?? folder,
    fonts: fonts.map(({ weight, nameKey, sources, ...font }) => {
      const missing = sources.find(({ files }) => Object.keys(files).length === 0)
      if (missing)
        throw new Error(
          `The template ${folder} has a font “${missing.name}” without a file; correct the path of its files in fonts.ts.`,
        )
      const name = sources[0]?.name ?? nameOf(nameKey ?? font.id)
      return { ...font, name, files: declaredFiles(sources, { family: name, weight }) }
    }),
    palettes: Object.entries(palettes).map(([key, colours]) => ({ id: key, name: nameOf(key), colours })),
    styles: stylesOf(folder, styles),
    effectName: nameOf(`${folder}Effect`),
    cursorName: nameOf(`${folder}Cursor`),
    script: effects + script,
    sharePicture: { file: 'share.jpg', url: sharePicture, alt: nameOf(`${folder}Picture`) },
    pictures,
  }
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
