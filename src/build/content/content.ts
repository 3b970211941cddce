import type { NamedPicture } from '../../site/namedPicture.ts'

/*
 * The owner's content with the defaults, for the build and the tests. Vite's module runner loads this module (`loadContent`).
 * Pages import the single modules instead, so that visitors fetch only the content of a page.
 */
export { isPage, notFoundPages, routes } from '../../routes.ts'
export { events } from '../../sections/events/section.ts'
export { contact } from '../../sections/message/contact.ts'
export { tracks } from '../../sections/music/section.ts'
export { outsideHosts } from '../../sections/outsideHosts.ts'
export { projects } from '../../sections/projects/section.ts'
export { sectionRows } from '../../sections/sectionRows.ts'
export { hasSection, sections } from '../../sections/sections.ts'
export { socials } from '../../sections/socials/section.ts'
export { videos } from '../../sections/videos/section.ts'
export { constants } from '../../site/constants.ts'
export { galleries, ownerGalleries } from '../../site/galleries/galleries.ts'
export { games } from '../../site/galleries/games.ts'
export { publishing, refundPolicy } from '../../site/publishing/publishing.ts'
export { site } from '../../site/site.ts'
export { ownerTheme, palette } from '../../site/theme.ts'
export { cards } from '../../templates/shop/cards.ts'
export { templateList } from '../../templates/templateList.ts'

const ofSections = import.meta.glob<{ readonly namedPictures?: () => readonly NamedPicture[] }>(
  '../../sections/*/section.ts',
  { eager: true },
)
const ofOthers = import.meta.glob<readonly NamedPicture[]>('../../**/namedPictures.ts', {
  eager: true,
  import: 'namedPictures',
})

/** The pictures of all lists. */
export const namedPictures = [
  ...Object.values(ofOthers).flat(),
  ...Object.values(ofSections).flatMap((section) => section.namedPictures?.() ?? []),
]
