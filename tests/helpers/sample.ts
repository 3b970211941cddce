import { site } from '../../src/site/content.ts'

/** Whether the content is the sample that the project comes with, whose words and counts its specification promises. */
export const isSample = site.name === 'Isolde Wren' && site.url === 'https://moongate.example'
