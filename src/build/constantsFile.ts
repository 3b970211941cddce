import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Constants } from '../constants/schema.ts'
import { CONSTANTS_FILE } from '../tuning/devServer.ts'

/** The constants' file on disk. @param root the project's root */
export function constantsFile(root: string): string {
  return resolve(root, CONSTANTS_FILE)
}

/**
 * Reads the constants from disk. An import would make the file a part of the build's settings, and the dev server would
 * restart with every change.
 *
 * @throws when there is no such file, or it is not JSON
 */
export async function readConstantsFile(root: string): Promise<Constants> {
  return JSON.parse(await readFile(constantsFile(root), 'utf8'))
}
