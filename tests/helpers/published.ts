import { siteUrl } from '../../src/build/content/siteUrl.ts'
import { site } from './siteModules.ts'

/** The published address of the site. Its path ends with a slash. */
export const published = siteUrl(process.env.MOONGATE_URL || site.url)
