import { site } from '../../content/site.ts'
import type { Route } from '../../routes.ts'

/** A route's preview card: the picture shown where the page is shared. */
export interface PreviewCard {
  /** Its file, below the output folder. */
  readonly file: string
  /** Pixels, as social sites ask for them. */
  readonly width: number
  readonly height: number
  /** What it shows, in words. */
  readonly alt: string
}

/** The preview card of a route: it lies beside the route's page. */
export function previewCard({ file, page, name }: Pick<Route, 'file' | 'page' | 'name'>): PreviewCard {
  const words = page === 'home' ? name : `${name}, by ${site.name}`
  return {
    file: file.replace(/index\.html$/, 'preview.jpg'),
    width: 1200,
    height: 630,
    alt: `The words “${words}” beside the moon in a sky of stars`,
  }
}
