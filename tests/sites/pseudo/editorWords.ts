import english from '../../../src/site/editorEnglish.json' with { type: 'json' }
import { metas, names } from '../../../src/templates/templateFiles.ts'
import { templateWords } from '../../../src/templates/templateMeta.ts'
import { marked } from './mark.ts'

/** All texts of the editor and its templates, each in brackets, so that an untranslated text is visible. */
export const words = marked({ ...english, kits: templateWords(metas, names) })
