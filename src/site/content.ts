/*
 * The owner's content, completed with defaults. `#content/` is `src/content/` or the folder in MOONGATE_CONTENT
 * (`src/build/contentFolder.ts`). Pages import only the parts that they show, so that visitors do not fetch the rest;
 * tests and the build import this.
 */
export { galleries, ownGalleries } from './galleries.ts'
export {
  contact,
  events,
  games,
  newsletter,
  projects,
  publishing,
  refundPolicy,
  socials,
  tracks,
} from './lists.ts'
export { hasSection, sections } from './sections.ts'
export { site } from './site.ts'
export { isAllFree, type ShopTemplate, templates } from './templates.ts'
export { text } from './text.ts'
export { videos } from './videos.ts'
