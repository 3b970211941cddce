import { templateFolders } from './templateFolders.ts'
import { templates } from './templates.ts'

/** An editor page: there is one for each template. */
export interface EditorEntry {
  readonly kit: string
  readonly title: string
  /** The id of the template's first card in the shop, if it has a card. */
  readonly card?: string
}

/** An entry for each card of the shop with a template of this site. Two cards may have the same template. */
const fromCards = templates.flatMap(({ id, kit, title }): readonly EditorEntry[] =>
  kit ? [{ kit, title, card: id }] : [],
)

const withoutCard = templateFolders
  .filter(({ id }) => fromCards.every(({ kit }) => kit !== id))
  .map(({ id, name }): EditorEntry => ({ kit: id, title: name }))

/** The editors, in the order of the shop: one for each template, or none if no card has a template of this site. */
export const editors: readonly EditorEntry[] =
  fromCards.length === 0
    ? []
    : [
        ...fromCards.filter(({ kit }, index) => fromCards.findIndex((entry) => entry.kit === kit) === index),
        ...withoutCard,
      ]
