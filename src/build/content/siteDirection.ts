import type { Direction } from '../../lib/textDirection.ts'
import { importWithContent } from './loadContent.ts'

/** The direction in which the site's language is written. @throws when `site.ts` cannot be read */
export async function siteDirection(root: string): Promise<Direction> {
  const { site } = await importWithContent<typeof import('../../site/site.ts')>(root, 'src/site/site.ts')
  return site.direction
}
