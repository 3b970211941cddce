import type { PageRows } from '../../site/route.ts'
import { site } from '../../site/site.ts'

export const page: PageRows = {
  order: 0,
  rows: [{ path: '/', view: 'home', name: site.name, title: site.title }],
}
