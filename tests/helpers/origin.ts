const PORT = Number(process.env.TEST_PORT ?? 4174)
const ORIGIN = `http://localhost:${PORT}`
/** The address of the site `sample`, which most tests open. */
export const SITE_URL = `${ORIGIN}/`
/** The address of the site `everything`, which has a base. */
export const EVERYTHING_URL = `http://localhost:${PORT + 1}/layla/`
/** The address of the owner's own site, in `dist`. Its base is that of the content. */
export const OWNER_ORIGIN = `http://localhost:${PORT + 2}`

/** The address of a path. @param root ends with a slash @param path as in `routes`, with or without query and hash */
export function addressUnder(root: string, path: string): string {
  return root + path.slice(1)
}
