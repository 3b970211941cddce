import { fill } from '../../lib/fill.ts'
import { fileOf, type Route } from '../../site/route.ts'
import { site } from '../../site/site.ts'
import { text } from '../../site/text.ts'

/** True for the home page, and for a page with a card of its own. If the owner names a picture for chats, no page has one. */
const isDrawn = ({ path, hasCard }: Route) => path === '/' || (hasCard === true && !site.chatPicture)

/** The routes with a preview card of their own. */
export function cardRoutesOf(routes: readonly Route[]): readonly Route[] {
  return routes.filter(isDrawn)
}

/**
 * The file and the alternative text of a page's preview card, the picture that chats and social sites show with a link to
 * the page (`og:image`). A page without a card of its own has that of the home page. The file's path is relative to the
 * output folder.
 */
export function previewCard(route: Route): { file: string; alt: string } {
  const { path, name } = isDrawn(route) ? route : { path: '/', name: site.name }
  const words = path === '/' ? name : fill(text.card.by, { page: name, name: site.name })
  return {
    file: fileOf({ path }).replace(/index\.html$/, 'preview.jpg'),
    alt: site.chatPicture?.alt ?? fill(site.sky.moon ? text.card.alt : text.card.altMoonless, { words }),
  }
}
