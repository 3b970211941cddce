/** The id of the script element that has the page's data as JSON. */
export const DATA_ID = 'site-data'

const HAS_ID = new RegExp(`\\sid=["']?${DATA_ID}["'\\s>]`)

/**
 * Finds the JSON of a page's data; null if the page has none. Scans the page once, from script to script: a regular
 * expression for the whole element would start again at every `<script`, and take hours for a hostile page.
 */
export function findPageData(html: string): string | null {
  let at = html.indexOf('<script')
  while (at !== -1) {
    const start = html.indexOf('>', at) + 1
    const end = start === 0 ? -1 : html.indexOf('</script', start)
    if (end === -1) return null
    if (HAS_ID.test(html.slice(at, start))) return html.slice(start, end)
    at = html.indexOf('<script', end)
  }
  return null
}
