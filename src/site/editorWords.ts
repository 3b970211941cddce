import { words as ownWords } from '#content/editorWords.ts'
import english from './editorEnglish.json' with { type: 'json' }

/** The editor's words, and groups of them of which a translation may replace any. */
export type EditorWords = typeof english
export type OwnEditorWords = { readonly [Group in keyof EditorWords]?: Partial<EditorWords[Group]> } & {
  /** Names of templates, of their palettes, fonts and effects, by the keys of `namesByKey`. */
  readonly kits?: Readonly<Record<string, string>>
}

const own: OwnEditorWords = ownWords

/** The owner's own names for templates and their parts. */
export const ownTemplateNames = own.kits ?? {}

/**
 * Every word of the editor, of its checks and of what it exports: the owner's where they have written some, else English.
 * Only the editor and its templates fetch them. `{name}` stands for a value.
 */
export const editorWords = Object.fromEntries(
  Object.entries(english).map(([group, texts]) => [group, { ...texts, ...own[group as keyof EditorWords] }]),
) as EditorWords
