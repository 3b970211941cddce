import type { Project } from '../schema.ts'

export const projects: readonly Project[] = []
