import { fill } from '../../lib/fill.ts'
import { editors } from '../../site/editors.ts'
import type { PageRows } from '../../site/route.ts'
import { templates } from '../../site/templates.ts'
import { text } from '../../site/text.ts'

/** An editor for each template. */
export const page: PageRows = {
  order: 50,
  rows: editors.map(({ kit, title, card }) => {
    const name = fill(text.editorPage.title, { title })
    const summary = templates.find(({ id }) => id === card)?.summary ?? name
    return {
      path: `/editor/${kit}`,
      view: 'none',
      name,
      description: fill(text.editorPage.description, { summary }),
      cardId: card,
      kit,
      isShareable: false,
    }
  }),
}
