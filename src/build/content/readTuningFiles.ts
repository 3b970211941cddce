import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ReadResult, readTuning } from '../../panel/tuning.ts'
import { jsonMistakes } from './checks/checkFiles.ts'
import { contentFolder } from './contentFolder.ts'

/** Reads the owner's `sky.json` and `theme.json`. A missing file has the defaults. */
export function readTuningFiles(root: string): ReadResult {
  const mistakes = jsonMistakes(root)
  if (mistakes.length > 0) return { mistakes }
  const read = (file: string) => {
    const path = join(contentFolder(root), file)
    return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
  }
  return readTuning({ constants: read('sky.json'), theme: read('theme.json') })
}
