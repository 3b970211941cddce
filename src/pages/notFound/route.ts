import type { PageRows } from '../../site/route.ts'
import { text } from '../../site/text.ts'

/** The 404 page of the whole site. It is the last row, because it answers for every path. */
export const page: PageRows = {
  order: 70,
  rows: [
    {
      path: '/404',
      view: 'template',
      name: text.notFound.name,
      description: text.notFound.description,
      isNotFound: true,
    },
  ],
}
