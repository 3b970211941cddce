import english from '../../../src/site/english.json' with { type: 'json' }
import { marked } from './mark.ts'

/** Every word that the site has, marked. */
export const words = marked(english)
