import { directionOf } from '../lib/language.ts'
import english from './exportedEnglish.json' with { type: 'json' }
import { ownerEditorText } from './ownerEditorText.ts'
import { site } from './site.ts'

/** The texts of an exported site and its README: the owner's, else English. */
export const exportedText = { ...english, ...ownerEditorText.exported }

/**
 * The `lang` and `dir` attributes, with a space before, of a text of the editor on a page, which may be in another language.
 * @param own the owner's text; undefined if the English one stands in for it
 */
export function textAttributes(own: string | undefined): string {
  const language = own === undefined ? 'en' : site.language
  return ` lang="${language}" dir="${directionOf(language)}"`
}
