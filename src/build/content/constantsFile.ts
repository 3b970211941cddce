import { join } from 'node:path'
import { contentFolder } from './contentFolder.ts'

export function constantsFile(root: string): string {
  return join(contentFolder(root), 'sky.json')
}
