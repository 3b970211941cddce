import { loadContent } from './loadContent.ts'
import { siteUrl } from './siteUrl.ts'

/** Used when the content cannot be read or has no valid address. The check of the content reports this mistake later. */
const FALLBACK_URL = 'https://localhost/'

/** The address of the site: MOONGATE_URL, else `url` of `site.ts`. */
export async function publishedUrl(root: string): Promise<URL> {
  if (process.env.MOONGATE_URL) return siteUrl(process.env.MOONGATE_URL)
  try {
    const { site } = await loadContent(root)
    return siteUrl(site.url)
  } catch {
    return new URL(FALLBACK_URL)
  }
}
