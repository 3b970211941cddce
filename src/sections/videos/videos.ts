import { ownFile } from '../../site/ownFile.ts'
import type { Video } from './schema.ts'

export const videos =
  ownFile(import.meta.glob<readonly Video[]>('#content/videos.ts', { eager: true, import: 'videos' })) ?? []
