import { extractText, getDocumentProxy } from 'unpdf'

/**
 * The lines of the headings and of the links of a page's content, and the addresses of other sites, that are shown on paper.
 * Runs in the page.
 */
export function paperTexts(): readonly string[] {
  // Paper has no form.
  const isShown = (element: Element) =>
    element.checkVisibility() && element.closest('details, section:has(form[method])') === null
  const all = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(`main ${selector}`)].filter(isShown)
  return [
    ...all(':is(h1, h2, h3)').map((heading) => heading.innerText),
    ...all('a').map((link) => link.innerText),
    ...all('a[target="_blank"][href*="//"]').map((link) => link.getAttribute('href') ?? ''),
  ]
    .flatMap((text) => text.split('\n'))
    .filter((text) => text.trim() !== '')
}

/** Without spaces and line breaks, because an address may be broken between any two letters. */
const squeezed = (text: string) => text.normalize('NFKC').replace(/\s/g, '')

/** The text of each sheet of a PDF, without spaces, and which of the texts are on none. */
export async function readPaper(
  pdf: Uint8Array,
  texts: readonly string[],
): Promise<{ readonly sheets: readonly string[]; readonly missing: readonly string[] }> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)))
  const sheets = text.map(squeezed)
  const paper = sheets.join('')
  return { sheets, missing: texts.filter((shown) => !paper.includes(squeezed(shown))) }
}
