import { descriptionFrom } from '../../../lib/descriptionFrom.ts'
import type { SiteData } from './siteData.ts'

/** The description of a page whose maker has not written one: its tagline, or the first sentences of its bio. */
export function ownDescription({ tagline, bio }: Pick<SiteData, 'tagline' | 'bio'>): string {
  return tagline.trim() || descriptionFrom(bio)
}
