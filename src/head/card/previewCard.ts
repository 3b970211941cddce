import { site } from '../../content/site.ts'
import type { Route } from '../../routes.ts'

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
export function previewCard({ file, page, name }: Pick<Route, 'file' | 'page' | 'name'>): PreviewCard {
  const words = page === 'home' ? name : `${name}, by ${site.name}`
  return {
    file: file.replace(/index\.html$/, 'preview.jpg'),
    alt: `The words “${words}” beside the moon in a sky of stars`,
  }
}
