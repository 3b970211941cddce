import { linkLine } from '../../../templates/engine/addresses/readLinkList.ts'

/** The links in HTML, each as a line of Markdown. Links within the same site are left out. */
export function linksOfHtml(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  return [...page.querySelectorAll('a[href]')]
    .map((link) => ({ label: labelOf(link).replace(/\s+/g, ' '), url: link.getAttribute('href') ?? '' }))
    .filter(({ url }) => /^(https?|mailto|tel|sms|whatsapp):/i.test(url))
    .map(linkLine)
    .join('\n')
}

function labelOf(link: Element): string {
  const pictureAlt = link.querySelector('img[alt]')?.getAttribute('alt')
  return link.textContent?.trim() || link.getAttribute('aria-label') || (pictureAlt ?? '')
}
