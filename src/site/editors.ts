import { templateFolders } from './templateFolders.ts'
import { templates } from './templates.ts'

/** @property kit the template's id @property card the id of its first card in the shop, if any */
export interface EditorEntry {
  readonly kit: string
  readonly title: string
  readonly card?: string
}

const listed = templates.flatMap(({ id, kit, title }): readonly EditorEntry[] =>
  kit ? [{ kit, title, card: id }] : [],
)

const unlisted = templateFolders
  .filter(({ id }) => listed.every(({ kit }) => kit !== id))
  .map(({ id, name }): EditorEntry => ({ kit: id, title: name }))

/**
 * The editors, in the shop's order. If the shop has one of the site's own templates, all templates have an editor, so that a
 * page can change to any of them. Without one there are no editors.
 */
export const editors: readonly EditorEntry[] =
  listed.length === 0
    ? []
    : [
        ...listed.filter(({ kit }, index) => listed.findIndex((card) => card.kit === kit) === index),
        ...unlisted,
      ]
