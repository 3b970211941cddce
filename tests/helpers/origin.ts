import { siteUrl } from '../../src/build/siteUrl.ts'

/** Where the built site is served while it is tested, under the base that it is built for. */
const PORT = Number(process.env.TEST_PORT ?? 4174)
export const ORIGIN = `http://localhost:${PORT}`
export const ROOT = new URL(siteUrl().pathname, ORIGIN).href
/** Where a second build of the site is served: under a base, as on a project page of GitHub Pages. */
export const BASED_ROOT = `http://localhost:${PORT + 1}/some/base/`

/** A path of the site as an address. @param path as in the table of paths, with a query or a hash if need be */
export function addressUnder(root: string, path: string): string {
  return root + path.slice(1)
}

/** The one host outside the site that a page may ask. */
export const PLAYER_ORIGIN = 'https://open.spotify.com'
