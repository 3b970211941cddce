import type { OwnWords } from '../words.ts'

export const words: OwnWords = {}
