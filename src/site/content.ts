/*
 * All that the site has from the owner: what they wrote in `src/content/`, or in the folder that MOONGATE_CONTENT names,
 * completed with what they left out. `#content/` leads there (`src/build/contentFolder.ts`). A page imports the parts that
 * it shows, so that visitors do not fetch the rest; tests and the build import this.
 */
export { contact, games, projects, publishing, refundPolicy, socials, tracks } from './lists.ts'
export { hasSection, sections } from './sections.ts'
export { site } from './site.ts'
export { type ShopTemplate, templates } from './templates.ts'
