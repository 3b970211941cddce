import type { NamedPicture } from '../../../site/namedPicture.ts'
import { folderOf } from '../../templateList.ts'
import { cards } from '../cards.ts'
import { NAMELESS_PICTURE, templateOfCover } from './templateOfCover.ts'

const stylesOfNames = import.meta.glob('../../*/shop/name.json')

/** The covers without a name, of the templates that have one. */
export const namedPictures: readonly NamedPicture[] = cards.flatMap(({ title, image, phoneImage }) => {
  const template = templateOfCover(image) ?? templateOfCover(phoneImage)
  const folder = folderOf(template ?? '').replace(/.*\//, '')
  if (!(`../../${folder}/shop/name.json` in stylesOfNames)) return []
  const src = `templates/${template}/${NAMELESS_PICTURE}`
  return [{ src, namedIn: 'templates.ts', entry: title, slots: ['cover', 'phone'] }]
})
