import { ownTemplateNames } from '../site/editorWords.ts'
import { type TemplateId, templateFolders } from '../site/templateFolders.ts'
import { namesByKey } from '../site/templateMeta.ts'
import type { TemplateDefinition } from './defineTemplate.ts'
import effects from './effects.js?raw'
import type { Kit } from './kit.ts'

/** A template as the editor and the renderer use it, in the owner's words. @param folder the name of its folder */
export function kitOf(
  id: TemplateId,
  folder: string,
  { names, fonts, fontUrls, palettes, script, sharePicture, pictures = [], ...own }: TemplateDefinition,
): Kit {
  const allNames = { ...namesByKey(folder, names), ...ownTemplateNames }
  const ownName = templateFolders.find((one) => one.id === id)?.name
  const nameOf = (key: string) => allNames[key] ?? key
  return {
    ...own,
    id,
    name: ownTemplateNames[folder] ?? ownName ?? folder,
    fonts: fonts.map(({ weight, nameKey, ...font }) => {
      const file = `fonts/${font.id}.woff2`
      const url = fontUrls[`./${file}`]
      return {
        ...font,
        name: font.name || nameOf(nameKey ?? font.id),
        files: url === undefined ? [] : [{ file, url, weight, style: 'normal' }],
      }
    }),
    palettes: Object.entries(palettes).map(([key, colours]) => ({ name: nameOf(key), colours })),
    effectName: nameOf(`${folder}Effect`),
    cursorName: nameOf(`${folder}Cursor`),
    script: effects + script,
    sharePicture: { file: 'share.jpg', url: sharePicture, alt: nameOf(`${folder}Picture`) },
    pictures,
  }
}
