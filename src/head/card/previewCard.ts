import { fill } from '../../lib/fill.ts'
import { fileOf, findRoute, type Route, routes } from '../../routes.ts'
import { site } from '../../site/site.ts'
import { text } from '../../site/text.ts'

const PAGES_WITH_CARD: readonly string[] = ['home', 'media', 'template']

/** The routes with a preview card of their own: only the home page if the owner names a picture for chats. */
export const cardRoutes: readonly Route[] = site.chatPicture
  ? [findRoute('/')]
  : routes.filter(({ page }) => PAGES_WITH_CARD.includes(page))

/**
 * The file and the alternative text of a page's preview card, the picture that chats and social sites show with a link to
 * the page (`og:image`). A page without a card of its own has that of the home page. The file's path is relative to the
 * output folder.
 */
export function previewCard(route: Route): { file: string; alt: string } {
  const shown = cardRoutes.find(({ path }) => path === route.path) ?? findRoute('/')
  const words = shown.page === 'home' ? shown.name : fill(text.card.by, { page: shown.name, name: site.name })
  return {
    file: fileOf(shown).replace(/index\.html$/, 'preview.jpg'),
    alt: site.chatPicture?.alt ?? fill(site.sky.moon ? text.card.alt : text.card.altMoonless, { words }),
  }
}
