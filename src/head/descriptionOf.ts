import { fill } from '../lib/fill.ts'
import { notFound, type Route } from '../routes.ts'
import { site } from '../site/site.ts'
import { templates } from '../site/templates.ts'
import { text } from '../site/text.ts'

/** The meta description of a page: the route's own, or one from the site's texts and the content. */
export function descriptionOf(route: Route): string {
  const { page, cardId, description } = route
  if (description) return description
  const { summary = route.name, kit } = templates.find(({ id }) => id === cardId) ?? {}
  if (route === notFound.template) return text.template.missingDescription
  if (route === notFound.editor) return text.editorPage.missingDescription
  switch (page) {
    case 'shop':
      return text.shop.description
    case 'template':
      // `text.template.description` calls a template free and editable in the browser. A card without a kit may be neither,
      // so it gets the summary alone.
      return kit === undefined ? summary : fill(text.template.description, { summary })
    case 'editor':
      return fill(text.editorPage.description, { summary })
    case 'notFound':
      return text.notFound.description
    default:
      return site.description
  }
}
