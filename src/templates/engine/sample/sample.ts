import type { Pictures, SiteData } from '../data/siteData.ts'

/** A site with its picture files. The sample of a template is its example, and the page with which its editor starts. */
export interface Sample {
  readonly data: SiteData
  readonly pictures: Pictures
}
