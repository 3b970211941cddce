/**
 * Reads the address of the site: its origin, and the base path of all its addresses.
 * @param setting `url` of `site.ts`, or MOONGATE_URL
 * @returns an address whose path ends with a slash
 * @throws when the setting is no http address, or has more than a host and a path
 */
export function siteUrl(setting: string): URL {
  const url = URL.canParse(setting) ? new URL(setting) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username) {
    throw new Error(
      `The site’s address ${JSON.stringify(setting)} is not one: write it in full, as in https://example.com/ or https://you.github.io/moongate/.`,
    )
  }
  url.pathname = url.pathname.replace(/\/*$/, '/')
  return url
}
