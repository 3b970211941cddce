import { editors } from '../../site/editors.ts'
import type { PageRows } from '../../site/route.ts'
import { templates } from '../../site/templates.ts'
import { text } from '../../site/text.ts'

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
  rows: [...(templates.length > 0 ? [missingCard] : []), ...(editors.length > 0 ? [missingEditor] : [])],
}
