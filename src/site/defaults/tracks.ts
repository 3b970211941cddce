import type { Track } from '../schema.ts'

export const tracks: readonly Track[] = []
