import { words as all } from '../words.ts'

/** What the share buttons say. */
export const words = { share: all.share }
