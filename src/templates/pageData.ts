/** The id of the element with the page's data, which an import reads. */
export const DATA_ID = 'site-data'

const HAS_ID = new RegExp(`\\sid=["']?${DATA_ID}["'\\s>]`)

/**
 * The JSON in a page's element for its data; null where there is none. It goes through the page once, from script to
 * script: a pattern for the whole element begins anew at every `<script`, and a small hostile page froze it for seconds.
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
