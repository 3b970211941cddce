import { site } from './siteModules.ts'

/** True if the site's content is the sample that the project comes with. Some tests expect its exact texts and counts. */
export const isSample = site.name === 'Isolde Wren' && site.url === 'https://moongate.example'
