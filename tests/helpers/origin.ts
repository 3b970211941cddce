import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The address of the built site, with its base. */
const PORT = Number(process.env.TEST_PORT ?? 4174)
export const ORIGIN = `http://localhost:${PORT}`
export const ROOT = new URL(builtBase(), ORIGIN).href
/** The address of a second build, under a base as of a project page on GitHub Pages. */
export const BASED_ROOT = `http://localhost:${PORT + 1}/some/base/`

/** The address of a path of the site. @param path as in the table of routes, perhaps with a query or a hash */
export function addressUnder(root: string, path: string): string {
  return root + path.slice(1)
}

/**
 * The base of the built site, read from its headers: Playwright imports this with its settings, before it knows the
 * content's folder.
 */
function builtBase(): string {
  const headers = join(import.meta.dirname, '../../dist/_headers')
  const [, base = '/'] = (existsSync(headers) && /^(\S+\/|\/)\*$/m.exec(readFileSync(headers, 'utf8'))) || []
  return base
}
