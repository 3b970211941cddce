import { fill } from '../../lib/fill.ts'
import { fileOf, type Route } from '../../routes.ts'
import { site } from '../../site/site.ts'
import { text } from '../../site/text.ts'

/** Pixels, as social sites ask for them. */
export const CARD_SIZE = { width: 1200, height: 630 } as const

/** The picture that is shown where a route is shared: its file in the output folder, and its alternative text. */
export function previewCard({ path, page, name }: Pick<Route, 'path' | 'page' | 'name'>) {
  const title = page === 'home' ? name : fill(text.card.by, { page: name, name: site.name })
  return {
    file: fileOf({ path }).replace(/index\.html$/, 'preview.jpg'),
    alt: fill(site.sky.moon ? text.card.alt : text.card.altMoonless, { words: title }),
  }
}
