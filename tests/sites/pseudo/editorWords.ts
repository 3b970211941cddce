import { metas, names } from '#templateList'
import english from '../../../src/site/editorEnglish.json' with { type: 'json' }
import { templateWords } from '../../../src/site/templateMeta.ts'
import { marked } from './mark.ts'

/** All texts of the editor and its templates, each in brackets, so that an untranslated text is visible. */
export const words = marked({ ...english, kits: templateWords(metas, names) })
