import english from './editorEnglish.json' with { type: 'json' }
import { ownFile } from './ownFile.ts'

export type EditorWords = typeof english
export type OwnEditorWords = { readonly [Group in keyof EditorWords]?: Partial<EditorWords[Group]> } & {
  /** The keys are those of `templateWords` in `templateMeta.ts`. */
  readonly kits?: Readonly<Record<string, string>>
}

const ownTexts =
  ownFile(import.meta.glob<OwnEditorWords>('#content/editorWords.ts', { eager: true, import: 'words' })) ?? {}

/** The owner's names of templates and of their parts, by the keys of `kits`. */
export const ownTemplateNames = ownTexts.kits ?? {}

/** The texts of the editor: the owner's, else English. */
export const editorWords = Object.fromEntries(
  Object.entries(english).map(([name, texts]) => [
    name,
    { ...texts, ...ownTexts[name as keyof EditorWords] },
  ]),
) as EditorWords
