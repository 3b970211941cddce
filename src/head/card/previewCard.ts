import { fill } from '../../lib/fill.ts'
import { fileOf, type Route } from '../../routes.ts'
import { site } from '../../site/site.ts'
import { words } from '../../site/words.ts'

/** A preview card is the picture that is shown where a page is shared. Pixels, as social sites ask for them. */
export const CARD_SIZE = { width: 1200, height: 630 } as const

/** A route's preview card. */
export interface PreviewCard {
  /** Its file, below the output folder. */
  readonly file: string
  /** What it shows, in words. */
  readonly alt: string
}

/** The preview card of a route: it lies beside the route's page. */
export function previewCard({ path, page, name }: Pick<Route, 'path' | 'page' | 'name'>): PreviewCard {
  const said = page === 'home' ? name : fill(words.card.by, { page: name, name: site.name })
  return {
    file: fileOf({ path }).replace(/index\.html$/, 'preview.jpg'),
    alt: fill(site.sky.moon ? words.card.alt : words.card.altMoonless, { words: said }),
  }
}
