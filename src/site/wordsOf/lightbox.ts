import { words as all } from '../words.ts'

/** What the lightbox says. */
export const words = { lightbox: all.lightbox }
