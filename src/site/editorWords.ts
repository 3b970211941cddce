import { words as ownWords } from '#content/editorWords.ts'
import english from './editorEnglish.json' with { type: 'json' }

export type EditorWords = typeof english
export type OwnEditorWords = { readonly [Group in keyof EditorWords]?: Partial<EditorWords[Group]> } & {
  /** Names of templates and their parts, by the keys of `namesByKey`. */
  readonly kits?: Readonly<Record<string, string>>
}

const own: OwnEditorWords = ownWords

export const ownTemplateNames = own.kits ?? {}

/** The texts of the editor: the owner's, else English. Only the editor and its templates fetch them. */
export const editorWords = Object.fromEntries(
  Object.entries(english).map(([group, texts]) => [group, { ...texts, ...own[group as keyof EditorWords] }]),
) as EditorWords
