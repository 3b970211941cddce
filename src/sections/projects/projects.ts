import { ownFile } from '../../site/ownFile.ts'
import type { Project } from './schema.ts'

export const projects =
  ownFile(
    import.meta.glob<readonly Project[]>('#content/projects.ts', { eager: true, import: 'projects' }),
  ) ?? []
