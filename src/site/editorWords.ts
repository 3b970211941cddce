import type editorEnglish from './editorEnglish.json'
import type exportedEnglish from './exportedEnglish.json'

type Texts = typeof editorEnglish & { readonly exported: typeof exportedEnglish }

/**
 * The owner's texts of the editor, of an exported site, and of the templates, by group and name, as in `editorEnglish.json`. The
 * owner's file names this path.
 */
export type OwnEditorWords = { readonly [Group in keyof Texts]?: Partial<Texts[Group]> } & {
  /** The keys are those of `templateWords` in `templateMeta.ts`. */
  readonly kits?: Readonly<Record<string, string>>
}
