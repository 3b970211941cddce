/**
 * Reads the address of the site, and ends its path with a slash.
 * @throws when the setting is no http or https address, or has more than a host and a path
 */
export function siteUrl(setting: string): URL {
  const url = URL.canParse(setting) ? new URL(setting) : null
  const hasMore = url && (url.search || url.hash || url.username || url.password)
  if (!url || hasMore || !/^https?:$/.test(url.protocol)) {
    throw new Error(
      `The site’s address ${JSON.stringify(setting)} is not one: write it in full, as in https://example.com/ or https://you.github.io/moongate/.`,
    )
  }
  url.pathname = url.pathname.replace(/\/*$/, '/')
  return url
}
