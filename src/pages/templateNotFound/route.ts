import type { PageRows } from '../../site/route.ts'
import { text } from '../../site/text.ts'
import { cards } from '../../templates/shop/cards.ts'
import { editors } from '../../templates/shop/editors.ts'

const missingCard = {
  path: '/shop/404',
  view: 'template',
  name: text.template.missing,
  description: text.template.missingDescription,
  isNotFound: true,
} as const

const missingEditor = {
  path: '/editor/404',
  view: 'none',
  name: text.editorPage.missing,
  description: text.editorPage.missingDescription,
  isNotFound: true,
} as const

/** The 404 pages below the shop and below the editors, if the site has these. */
export const page: PageRows = {
  order: 60,
  rows: [...(cards.length > 0 ? [missingCard] : []), ...(editors.length > 0 ? [missingEditor] : [])],
}
