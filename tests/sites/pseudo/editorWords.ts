import english from '../../../src/site/editorEnglish.json' with { type: 'json' }
import { marked } from './mark.ts'

/** Every word that the editor has, marked. */
export const words = marked(english)
