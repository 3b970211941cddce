// The owner's content with the defaults, for tests and the build. Pages import the single modules instead, so that
// visitors fetch only the content of a page.
export { galleries, ownGalleries } from './galleries.ts'
export {
  contact,
  events,
  games,
  projects,
  publishing,
  refundPolicy,
  socials,
  tracks,
} from './lists.ts'
export { hasSection, sections } from './sections.ts'
export { site } from './site.ts'
export { isAllFree, type ShopCard, templates } from './templates.ts'
export { text } from './text.ts'
export { videos } from './videos.ts'
