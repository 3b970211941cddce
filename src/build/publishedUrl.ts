import { loadContent } from './loadContent.ts'
import { siteUrl } from './siteUrl.ts'

/** Stands in for an address that cannot be read: the check of the content says what is wrong with it. */
const NOWHERE = 'https://localhost/'

/** Where the site is published. @param root the project's folder */
export async function publishedUrl(root: string): Promise<URL> {
  if (process.env.MOONGATE_URL) return siteUrl(process.env.MOONGATE_URL)
  try {
    const { site } = await loadContent(root)
    return siteUrl(site.url)
  } catch {
    return new URL(NOWHERE)
  }
}
