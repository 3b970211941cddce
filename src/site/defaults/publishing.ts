import type { Publishing } from '../schema.ts'

export const publishing: Publishing = {}
