import { words as all } from '../words.ts'

/** What the home page says. */
export const words = { home: all.home, form: all.form, music: all.music }
