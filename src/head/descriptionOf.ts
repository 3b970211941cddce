import { fill } from '../lib/fill.ts'
import { missing, type Route } from '../routes.ts'
import { site } from '../site/site.ts'
import { templates } from '../site/templates.ts'
import { text } from '../site/text.ts'

/** The meta description of a page: the route's own, else made from the content. */
export function descriptionOf(route: Route): string {
  const { page, templateId, description } = route
  if (description) return description
  const { summary = route.name, kit, price } = templates.find(({ id }) => id === templateId) ?? {}
  if (route === missing.template) return text.template.missingDescription
  if (route === missing.editor) return text.editorPage.missingDescription
  switch (page) {
    case 'shop':
      return text.shop.description
    case 'template':
      // The text says that the template is free. A card with a price or from another site has its summary instead.
      return kit === undefined || price !== 0 ? summary : fill(text.template.description, { summary })
    case 'editor':
      return fill(text.editorPage.description, { summary })
    case 'notFound':
      return text.notFound.description
    default:
      return site.description
  }
}
