import { join } from 'node:path'
import type { Site } from '../../site/schema.ts'
import { contentFolder } from './contentFolder.ts'
import { importWithContent } from './loadContent.ts'
import { siteUrl } from './siteUrl.ts'

/** Used when the content cannot be read or has no valid address. The check of the content reports this mistake later. */
const FALLBACK_URL = 'https://localhost/'

/** The address of the site: MOONGATE_URL, else `url` of `site.ts`. */
export async function publishedUrl(root: string): Promise<URL> {
  if (process.env.MOONGATE_URL) return siteUrl(process.env.MOONGATE_URL)
  try {
    // `site.ts` alone: Vite's configuration needs the address before it can start.
    const file = join(contentFolder(root), 'site.ts')
    const { site } = await importWithContent<{ site: Pick<Site, 'url'> }>(root, file)
    return siteUrl(site.url)
  } catch {
    return new URL(FALLBACK_URL)
  }
}
