import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ICON_FILES } from '../head/icons.ts'
import type { Site } from '../site/schema.ts'
import { contentFolder, displayPath } from './contentFolder.ts'

/** Warns of icons in the owner's folder `public` that are not shown, because `site.ts` has an `icon`. */
export function unusedIcons(root: string, { icon }: Pick<Site, 'icon'>): string[] {
  const unused = ICON_FILES.filter((file) => existsSync(join(contentFolder(root), 'public', file)))
  if (icon === undefined || unused.length === 0) return []
  return [
    `${displayPath(root, 'public')}: ${unused.join(', ')} ${unused.length > 1 ? 'are' : 'is'} not shown, because icon of ${displayPath(root, 'site.ts')} is; remove one of the two.`,
  ]
}
