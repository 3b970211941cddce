import { ownFile } from '../../site/ownFile.ts'
import type { Track } from './schema.ts'

export const tracks =
  ownFile(import.meta.glob<readonly Track[]>('#content/tracks.ts', { eager: true, import: 'tracks' })) ?? []
