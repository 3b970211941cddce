import type { OwnEditorWords } from '../site/editorWords.ts'

/** Texts of the template editor in your language or your voice: those that are not here stay English. */
export const words = {} as const satisfies OwnEditorWords
