import { words as ownWords } from '#content/editorWords.ts'
import english from './editorEnglish.json' with { type: 'json' }

/** The editor's words, and groups of them of which a translation may replace any. */
export type EditorWords = typeof english
export type OwnEditorWords = { readonly [Group in keyof EditorWords]?: Partial<EditorWords[Group]> }

const own: OwnEditorWords = ownWords

/**
 * Every word of the editor, of its checks and of what it exports: the owner's where they have written some, else English.
 * Only the editor and its templates fetch them. `{name}` stands for a value.
 */
export const editorWords = Object.fromEntries(
  Object.entries(english).map(([group, said]) => [group, { ...said, ...own[group as keyof EditorWords] }]),
) as EditorWords
