import { words as all } from '../words.ts'

/** What stands where no page does. */
export const words = { notFound: all.notFound, media: { back: all.media.back } }
