import { templateList } from '../templateList.ts'
import { cards } from './cards.ts'

export interface EditorEntry {
  /** The template's id. */
  readonly kit: string
  readonly title: string
  /** The id of the template's first card in the shop, if it has a card. */
  readonly card?: string
}

/** An entry for each card whose field `kit` names a template. Two cards can have the same template. */
const entriesOfCards = cards.flatMap(({ id, kit, title }): readonly EditorEntry[] =>
  kit ? [{ kit, title, card: id }] : [],
)

const entriesWithoutCard = templateList
  .filter(({ id }) => entriesOfCards.every(({ kit }) => kit !== id))
  .map(({ id, name }): EditorEntry => ({ kit: id, title: name }))

function isFirstOfTemplate({ kit }: EditorEntry, index: number): boolean {
  return entriesOfCards.findIndex((entry) => entry.kit === kit) === index
}

/** An editor for each template: first those with a card, in the shop's order, then the others. Empty if no card has one. */
export const editors: readonly EditorEntry[] =
  entriesOfCards.length === 0 ? [] : [...entriesOfCards.filter(isFirstOfTemplate), ...entriesWithoutCard]
