import { siteUrl } from '../../src/build/siteUrl.ts'
import { site } from '../../src/site/content.ts'

/** Where the site is published. */
export const published = siteUrl(process.env.MOONGATE_URL || site.url)
