/** Elements that are removed with their content. */
const REMOVED_ELEMENTS = /<(script|style|svg|noscript|iframe|form)\b[\s\S]*?<\/\1>/g
const REMOVED_ATTRIBUTES = / (?:class|data-[\w-]+|id|style|tabindex|aria-[\w-]+)="[^"]*"/g

/** The text and first picture of a page's `main`, without style, script, font and form. No page can show them sooner. */
export function barePage(html: string): string {
  const title = /<title>[^<]*<\/title>/.exec(html)?.[0] ?? ''
  const body = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  let pictureCount = 0
  const content = body
    .replace(REMOVED_ELEMENTS, '')
    .replace(/<img\b[^>]*>/g, (image) => {
      pictureCount++
      const src = / src="([^"]+)"/.exec(image)?.[1]
      return pictureCount === 1 && src ? `<img src="${src}" width="300" alt="">` : ''
    })
    .replace(/<source\b[^>]*>/g, '')
    .replace(REMOVED_ATTRIBUTES, '')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${title}</head><body>${content}</body></html>`
}
