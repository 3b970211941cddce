import type { PageRows } from '../../site/route.ts'
import { text } from '../../site/text.ts'
import { cards } from '../../templates/shop/cards.ts'

/** The shop. A site without cards has none. */
export const page: PageRows = {
  order: 20,
  rows:
    cards.length === 0
      ? []
      : [{ path: '/shop', view: 'shop', name: text.shop.name, description: text.shop.description }],
}
