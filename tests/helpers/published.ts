import { siteUrl } from '../../src/build/siteUrl.ts'
import { site } from '../../src/site/content.ts'

export const published = siteUrl(process.env.MOONGATE_URL || site.url)
