import { fill } from '../../lib/fill.ts'
import type { PageRows } from '../../site/route.ts'
import { text } from '../../site/text.ts'
import { cards } from '../../templates/shop/cards.ts'

/** A page for each card of the shop. */
export const page: PageRows = {
  order: 40,
  rows: cards.map(({ id, title, summary, kit }) => ({
    path: `/shop/${id}`,
    view: 'template',
    name: title,
    cardId: id,
    // `text.template.description` calls a template free and editable in the browser. A card without a kit may be neither,
    // so it gets the summary alone.
    description: kit === undefined ? summary : fill(text.template.description, { summary }),
    hasCard: true,
  })),
}
