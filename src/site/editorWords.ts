import { words as writtenWords } from '#content/editorWords.ts'
import { words as defaultLanguageWords } from '#defaultLanguage/editorWords.ts'
import english from './editorEnglish.json' with { type: 'json' }
import { isEnglish } from './site.ts'

export type EditorWords = typeof english
export type OwnEditorWords = { readonly [Group in keyof EditorWords]?: Partial<EditorWords[Group]> } & {
  /** The keys are those of `templateWords` in `templateMeta.ts`. */
  readonly kits?: Readonly<Record<string, string>>
}

const ownTexts: OwnEditorWords = writtenWords
/** Empty in an English version: its missing texts are English. */
const defaultLanguageTexts: OwnEditorWords = isEnglish ? {} : defaultLanguageWords

/** The owner's names of templates and of their parts, by the keys of `kits`. */
export const ownTemplateNames = { ...defaultLanguageTexts.kits, ...ownTexts.kits }

/** The texts of the editor: the owner's, else `defaultLanguageTexts`, else English. */
export const editorWords = Object.fromEntries(
  Object.entries(english).map(([name, texts]) => {
    const group = name as keyof EditorWords
    return [group, { ...texts, ...defaultLanguageTexts[group], ...ownTexts[group] }]
  }),
) as EditorWords
