import { metas, names } from '#templateList'
import english from '../../../src/site/editorEnglish.json' with { type: 'json' }
import { templateWords } from '../../../src/site/templateMeta.ts'
import { marked } from './mark.ts'

/** Every word that the editor and its templates have, marked. */
export const words = marked({ ...english, kits: templateWords(metas, names) })
