/** Dropbox redirects `raw=1` to one of its hosts for files. A content security policy checks both. */
const DROPBOX = 'https://www.dropbox.com'
const DROPBOX_FILES = 'https://*.dropboxusercontent.com'

/**
 * The address of the file behind a link that Dropbox gives to share it, which shows a page. Any other address stays.
 * Source: https://help.dropbox.com/share/force-download
 */
export function sharedFile(address: string): string {
  if (!/^https:\/\/(www\.)?dropbox\.com\//i.test(address)) return address
  const url = new URL(address)
  url.host = new URL(DROPBOX).host
  url.searchParams.delete('dl')
  url.searchParams.set('raw', '1')
  return url.href
}

/** The origins that a file is loaded from. @param address a full address */
export function fileOrigins(address: string): readonly string[] {
  const { origin } = new URL(address)
  return origin === DROPBOX ? [DROPBOX, DROPBOX_FILES] : [origin]
}
