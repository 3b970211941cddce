import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const PORT = Number(process.env.TEST_PORT ?? 4174)
export const ORIGIN = `http://localhost:${PORT}`
/** The address of the built site, base included. */
export const SITE_URL = new URL(builtBase(), ORIGIN).href
/** The address of a second build, under a base. */
export const SITE_UNDER_BASE_URL = `http://localhost:${PORT + 1}/some/base/`

/** The address of a path. @param root ends with a slash @param path as in `routes`, with or without query and hash */
export function addressUnder(root: string, path: string): string {
  return root + path.slice(1)
}

/** Reads the base from the built headers, because Playwright imports this file before it can import content. */
function builtBase(): string {
  const headers = join(import.meta.dirname, '../../dist/_headers')
  if (!existsSync(headers)) return '/'
  // The line above the headers of all files: `/*`, or `/some/base/*`.
  return /^(\S+\/|\/)\*$/m.exec(readFileSync(headers, 'utf8'))?.[1] ?? '/'
}
