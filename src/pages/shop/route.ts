import type { PageRows } from '../../site/route.ts'
import { templates } from '../../site/templates.ts'
import { text } from '../../site/text.ts'

/** The shop. A site without cards has none. */
export const page: PageRows = {
  order: 20,
  rows:
    templates.length === 0
      ? []
      : [{ path: '/shop', view: 'shop', name: text.shop.name, description: text.shop.description }],
}
