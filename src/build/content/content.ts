import type { NamedPicture } from '../../site/namedPicture.ts'

/*
 * The owner's content with the defaults, for the build and the tests. Vite's module runner loads this module (`loadContent`).
 * Pages import the single modules instead, so that visitors fetch only the content of a page.
 */
export { refundPolicy } from '../../pages/shop/refundPolicy.ts'
export { events } from '../../sections/events/events.ts'
export { contact } from '../../sections/message/contact.ts'
export { tracks } from '../../sections/music/tracks.ts'
export { outsideHosts } from '../../sections/outsideHosts.ts'
export { projects } from '../../sections/projects/projects.ts'
export { hasSection, sectionRows, sections } from '../../sections/sections.ts'
export { socials } from '../../sections/socials/socials.ts'
export { videos } from '../../sections/videos/videos.ts'
export { constants } from '../../site/constants.ts'
export { galleries, ownGalleries } from '../../site/galleries/galleries.ts'
export { games } from '../../site/galleries/games.ts'
export { publishing } from '../../site/publishing/publishing.ts'
export { site } from '../../site/site.ts'
export { ownTheme, palette } from '../../site/theme.ts'
export { cards } from '../../templates/shop/cards.ts'

const modules = import.meta.glob<readonly NamedPicture[]>('../../**/namedPictures.ts', {
  eager: true,
  import: 'namedPictures',
})

/** The pictures of all lists. */
export const namedPictures = Object.values(modules).flat()
