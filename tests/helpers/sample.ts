import { site } from '../../src/site/content.ts'

/** True for the project's own sample. Some tests expect its exact texts and counts. */
export const isSample = site.name === 'Isolde Wren' && site.url === 'https://moongate.example'
