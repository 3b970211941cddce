import { fill } from '../../lib/fill.ts'
import { fileOf, type Route } from '../../routes.ts'
import { site } from '../../site/site.ts'
import { text } from '../../site/text.ts'

/** A preview card is the picture that is shown where a page is shared. Pixels, as social sites ask for them. */
export const CARD_SIZE = { width: 1200, height: 630 } as const

/** The preview card of a route: its file below the output folder, beside the route's page, and what it shows in text. */
export function previewCard({ path, page, name }: Pick<Route, 'path' | 'page' | 'name'>) {
  const title = page === 'home' ? name : fill(text.card.by, { page: name, name: site.name })
  return {
    file: fileOf({ path }).replace(/index\.html$/, 'preview.jpg'),
    alt: fill(site.sky.moon ? text.card.alt : text.card.altMoonless, { words: title }),
  }
}
