import type { OwnWords } from '../english.ts'

export const words: OwnWords = {}
