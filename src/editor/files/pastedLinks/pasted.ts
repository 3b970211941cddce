/** The texts in the dialog for pasted links. */
export interface Pasted {
  /** The text in its field, which the user can edit. */
  readonly text: string
  /** Copied HTML and the contents of files. */
  readonly parts: readonly string[]
}

export const NOTHING_PASTED: Pasted = { text: '', parts: [] }

/** Copied HTML that has links. The plain text that is copied with it lacks their addresses. */
export function linksHtml(clipboard: DataTransfer): string | null {
  const html = clipboard.getData('text/html')
  return /<a\s[^>]*href=/i.test(html) ? html : null
}
