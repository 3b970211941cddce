import { loadContent } from './loadContent.ts'
import { siteUrl } from './siteUrl.ts'

/** Stands for an invalid address, so that the build can start. The check of the content then reports the mistake. */
const FALLBACK_URL = 'https://localhost/'

/** The address of the site: MOONGATE_URL, else `url` of `site.ts`. @param root the project's folder */
export async function publishedUrl(root: string): Promise<URL> {
  if (process.env.MOONGATE_URL) return siteUrl(process.env.MOONGATE_URL)
  try {
    const { site } = await loadContent(root)
    return siteUrl(site.url)
  } catch {
    return new URL(FALLBACK_URL)
  }
}
