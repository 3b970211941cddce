import { words as all } from '../words.ts'

/** What the page around an editor says. */
export const words = { editorPage: all.editorPage, template: { back: all.template.back } }
