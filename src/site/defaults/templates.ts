import type { Template } from '../schema.ts'

export const templates: readonly Template[] = []
