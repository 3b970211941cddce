import { pages } from '../../site/ownerPages.ts'
import type { PageRows } from '../../site/route.ts'

/** A page for each Markdown file of the owner's folder `pages`. */
export const page: PageRows = {
  order: 30,
  rows: pages.map(({ path, title, description, place }) => ({
    path,
    view: 'media',
    name: title,
    description,
    place,
  })),
}
