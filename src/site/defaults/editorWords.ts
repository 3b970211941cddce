import type { OwnEditorWords } from '../editorWords.ts'

export const words: OwnEditorWords = {}
