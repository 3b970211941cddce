import { words as all } from '../words.ts'

/** What the media page says. */
export const words = { media: all.media }
