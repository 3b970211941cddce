import type { SiteData } from '../data/siteData.ts'
import type { Kit } from '../kit/kit.ts'

/** The texts that a page shows in its fonts. Includes hidden links, which may show later. */
export function pageText(kit: Kit, { name, title, tagline, bio, links, music }: SiteData): string {
  const heading = name.trim() || title.trim() || kit.name
  const linkTexts = links.flatMap(({ label, note, text, rows }) => [label, note, text, rows])
  // A player without a title shows the host of its address.
  const playerTexts = music.flatMap((player) => [player.title, player.url])
  return [heading, tagline, bio, ...linkTexts, ...playerTexts].join(' ')
}
