import { galleries } from '../../site/galleries/galleries.ts'
import type { PageRows } from '../../site/route.ts'

/** A page for each gallery. */
export const page: PageRows = {
  order: 10,
  rows: galleries.map(({ path, title, description, place }) => ({
    path,
    view: 'media',
    name: title,
    description,
    place,
    hasCard: true,
  })),
}
