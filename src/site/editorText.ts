import english from './editorEnglish.json' with { type: 'json' }
import { ownerEditorText } from './ownerEditorText.ts'
import { site } from './site.ts'

type EditorText = typeof english

/** The texts of the editor: the owner's, else English. */
export const editorText = Object.fromEntries(
  Object.entries(english).map(([name, texts]) => [
    name,
    { ...texts, ...ownerEditorText[name as keyof EditorText] },
  ]),
) as EditorText

const { exported: _, kits = {}, ...ownerGroups } = ownerEditorText
const ownerTexts = Object.values<Readonly<Record<string, string>>>(ownerGroups).flatMap(Object.values<string>)
const ownerNames = Object.values(kits)

const isInSiteLanguage = ownerTexts.length > 0 || new Intl.Locale(site.language).language === 'en'

/** The language and direction of the editor: English until the owner has translated a text of it. */
export const editorRoot = isInSiteLanguage
  ? { lang: site.language, dir: site.direction }
  : ({ lang: 'en', dir: 'ltr' } as const)

/** True if English texts may stand in for some, and the owner’s language has others. */
const isMixed = new Intl.Locale(site.language).language !== 'en' && ownerTexts.length + ownerNames.length > 0

/** Matches a text of the owner's with any values in it. A label may have a colon after it, and a sentence another one. */
const OWNER_TEXT = new RegExp(
  `^(?:${[...ownerTexts, ...ownerNames]
    .map((text) => {
      const pattern = text.replace(/[\\^$.*+?()[\]|{}]/g, '\\$&').replace(/\\\{\w+\\\}/g, '[^]*?')
      return pattern + (/[.!?؟。…]$/.test(text) ? '(?: |$)' : '(?:: |$)')
    })
    .join('|')})`,
)

/**
 * The language of a text of the editor, which values may fill: English if it stands in for the owner's. Undefined where all
 * texts of the editor are in one language.
 */
export function languageOfEditorText(text: string): string | undefined {
  if (!isMixed) return undefined
  return OWNER_TEXT.test(text) ? site.language : 'en'
}

/** The attributes `lang` and `dir` of an element with a text of the editor; null where all texts are in one language. */
export function editorTextAttributes(text: string) {
  const lang = languageOfEditorText(text)
  if (lang === undefined) return null
  return { lang, dir: lang === 'en' ? ('ltr' as const) : site.direction }
}
