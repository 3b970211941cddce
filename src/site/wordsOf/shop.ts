import { words as all } from '../words.ts'

/** What the shop says. */
export const words = { shop: all.shop }
