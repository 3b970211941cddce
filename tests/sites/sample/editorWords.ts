import type { OwnEditorWords } from '../../../src/site/editorWords.ts'

/** These texts replace texts of `src/site/editorEnglish.json`. */
export const words = {} as const satisfies OwnEditorWords
