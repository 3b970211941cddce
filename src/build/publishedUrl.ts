import { loadContent } from './loadContent.ts'
import { siteUrl } from './siteUrl.ts'

/** Replaces an invalid address until the check of the content reports it. */
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
