import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Constants } from '../constants/schema.ts'

/** Where the constants stand, below the project's root. */
export const CONSTANTS_FILE = 'src/content/sky.json'

/** The constants' file. @param root the project's root */
export function constantsFile(root: string): string {
  return resolve(root, CONSTANTS_FILE)
}

/**
 * Reads the constants as they stand on disk. They are not imported here: what the build's settings import is a part of
 * them, and the dev server would start anew with every change.
 *
 * @throws when there is no such file, or it is not JSON
 */
export async function readConstantsFile(root: string): Promise<Constants> {
  return JSON.parse(await readFile(constantsFile(root), 'utf8'))
}
