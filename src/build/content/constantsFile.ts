import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Constants } from '../../constants/schema.ts'
import { withDefaults } from '../../lib/withDefaults.ts'
import { contentFolder } from './contentFolder.ts'

const DEFAULTS = 'src/site/defaults/sky.json'

export function constantsFile(root: string): string {
  return join(contentFolder(root), 'sky.json')
}

/** Reads the owner's constants, with defaults. If Vite's configuration imported them, each change would restart Vite. */
export async function readConstantsFile(root: string): Promise<Constants> {
  const file = constantsFile(root)
  const ownConstants = existsSync(file) ? await readJson(file) : {}
  return withDefaults(ownConstants, await readDefaultConstants(root))
}

export function readDefaultConstants(root: string): Promise<Constants> {
  return readJson(resolve(root, DEFAULTS))
}

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8'))
}
