import { site } from '../../src/site/content.ts'

/** True for the project's own sample, whose texts and counts are in the specification. */
export const isSample = site.name === 'Isolde Wren' && site.url === 'https://moongate.example'
