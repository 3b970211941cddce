/** The address to share: without query and hash, and with a slash at its end, so that static hosts need no redirect. */
export function pageAddress({ origin, pathname }: Pick<Location, 'origin' | 'pathname'>): string {
  return `${origin}${pathname.replace(/\/*(index\.html)?$/, '/')}`
}

/** 'shared': the share sheet was open, even if the visitor closed it without sharing. */
export type ShareOutcome = 'shared' | 'copied' | 'refused'

/** Opens the platform's share sheet, or copies the address where there is none. */
export async function sharePage(page: { title: string; url: string }): Promise<ShareOutcome> {
  try {
    if (navigator.share) {
      await navigator.share(page)
      return 'shared'
    }
  } catch (reason) {
    // The visitor closed the share sheet, and wants no copied link either.
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
