import { loadContent } from './loadContent.ts'
import { siteUrl } from './siteUrl.ts'

/** Replaces an invalid address. The check of the content reports the mistake. */
const PLACEHOLDER_URL = 'https://localhost/'

/** The site's address. @param root the project's folder */
export async function publishedUrl(root: string): Promise<URL> {
  if (process.env.MOONGATE_URL) return siteUrl(process.env.MOONGATE_URL)
  try {
    const { site } = await loadContent(root)
    return siteUrl(site.url)
  } catch {
    return new URL(PLACEHOLDER_URL)
  }
}
