import type { OwnEditorWords } from './editorWords.ts'
import { ownerFile } from './ownerFile.ts'

/** The owner's texts of the editor, of an exported site, and of the templates. */
export const ownerEditorText =
  ownerFile(import.meta.glob<OwnEditorWords>('#content/editorWords.ts', { eager: true, import: 'words' })) ??
  {}
