import { ownFile } from '../../site/ownFile.ts'
import type { Social } from './schema.ts'

export const socials =
  ownFile(import.meta.glob<readonly Social[]>('#content/socials.ts', { eager: true, import: 'socials' })) ??
  []
