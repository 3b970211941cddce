/** The page's address without query and hash. It ends with a slash, so that static hosts need no redirect. */
export function pageAddress({ origin, pathname }: Pick<Location, 'origin' | 'pathname'>): string {
  return `${origin}${pathname.replace(/\/*(index\.html)?$/, '/')}`
}

/** 'shared': the share sheet opened, even if the visitor closed it. 'refused': the address could not be copied. */
export type ShareOutcome = 'shared' | 'copied' | 'refused'

/** Opens the platform's share sheet. Copies the address if there is none or it fails. */
export async function sharePage(page: { title: string; url: string }): Promise<ShareOutcome> {
  try {
    if (navigator.share) {
      await navigator.share(page)
      return 'shared'
    }
  } catch (reason) {
    if (reason instanceof DOMException && reason.name === 'AbortError') return 'shared'
  }
  try {
    await navigator.clipboard.writeText(page.url)
    return 'copied'
  } catch {
    // The clipboard needs a secure context, and a visitor can deny it.
    return 'refused'
  }
}
