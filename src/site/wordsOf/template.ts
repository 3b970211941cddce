import { words as all } from '../words.ts'

/** What the page of a template says. */
export const words = { template: all.template }
