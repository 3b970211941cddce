import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The address of the built site, under the base that it was built for. */
const PORT = Number(process.env.TEST_PORT ?? 4174)
export const ORIGIN = `http://localhost:${PORT}`
export const ROOT = new URL(builtBase(), ORIGIN).href
/** The address of a second build, under a base as on a project page of GitHub Pages. */
export const BASED_ROOT = `http://localhost:${PORT + 1}/some/base/`

/** A path of the site as an address. @param path as in the table of paths, with a query or a hash if need be */
export function addressUnder(root: string, path: string): string {
  return root + path.slice(1)
}

/**
 * The path that the built site stands under, as its headers say: Playwright reads its settings, and this with them, before
 * it knows where the content is.
 */
function builtBase(): string {
  const headers = join(import.meta.dirname, '../../dist/_headers')
  const [, base = '/'] = (existsSync(headers) && /^(\S+\/|\/)\*$/m.exec(readFileSync(headers, 'utf8'))) || []
  return base
}
