import english from './editorEnglish.json' with { type: 'json' }
import { ownerEditorText } from './ownerEditorText.ts'

type EditorText = typeof english

/** The texts of the editor: the owner's, else English. */
export const editorText = Object.fromEntries(
  Object.entries(english).map(([name, texts]) => [
    name,
    { ...texts, ...ownerEditorText[name as keyof EditorText] },
  ]),
) as EditorText
