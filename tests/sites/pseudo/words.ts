import english from '../../../src/site/english.json' with { type: 'json' }
import { marked } from './mark.ts'

/** Every text of the site, in brackets. */
export const words = marked(english)
