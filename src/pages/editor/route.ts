import { fill } from '../../lib/fill.ts'
import type { PageRows } from '../../site/route.ts'
import { text } from '../../site/text.ts'
import { cards } from '../../templates/shop/cards.ts'
import { editors } from '../../templates/shop/editors.ts'

/** An editor for each template. */
export const page: PageRows = {
  order: 50,
  rows: editors.map(({ kit, title, card }) => {
    const name = fill(text.editorPage.title, { title })
    const summary = cards.find(({ id }) => id === card)?.summary ?? name
    return {
      path: `/editor/${kit}`,
      view: 'none',
      name,
      description: fill(text.editorPage.description, { summary }),
      cardId: card,
      kit,
      hasFooter: false,
    }
  }),
}
