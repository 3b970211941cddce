import { english } from '../../../src/site/english.ts'
import { marked } from './mark.ts'

/** Every word that the site has, marked. */
export const words = marked(english)
