export const DATA_ID = 'site-data'
/** Has all data of a page with hidden links. The page itself does not contain them. */
export const EDITOR_DATA_FILE = 'editor.json'

/**
 * Matches the files that an import reads, also in a folder: the page, `EDITOR_DATA_FILE`, the pictures, and the style sheet and
 * the script, which may have been changed by hand.
 */
export const READ_FILE =
  /^(?!__MACOSX\/)(.*\/)?(index\.html|editor\.json|style\.css|script\.js|pictures\/[^/]+)$/

const ID_ATTRIBUTE = new RegExp(`\\sid=["']?${DATA_ID}["'\\s>]`)

/** The JSON of a page's data; null for none. Finds tags by `indexOf`: on a hostile page, a pattern could take hours. */
export function findPageData(html: string): string | null {
  let tagStart = html.indexOf('<script')
  while (tagStart !== -1) {
    // 0 if the tag has no end.
    const start = html.indexOf('>', tagStart) + 1
    const end = start === 0 ? -1 : html.indexOf('</script', start)
    if (end === -1) return null
    if (ID_ATTRIBUTE.test(html.slice(tagStart, start))) return html.slice(start, end)
    tagStart = html.indexOf('<script', end)
  }
  return null
}
