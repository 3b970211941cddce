import { linkLine } from '../../templates/readLinkList.ts'

/**
 * The links of a page that somebody saved or copied a part of, a line of Markdown each. A link to the page's own site has
 * no address that leads anywhere from here, and is left out.
 */
export function linksOfHtml(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  return [...page.querySelectorAll('a[href]')]
    .map((link) => ({
      label: (link.textContent?.trim() || link.getAttribute('aria-label') || pictureWords(link)).replace(
        /\s+/g,
        ' ',
      ),
      url: link.getAttribute('href') ?? '',
    }))
    .filter(({ url }) => /^(https?|mailto|tel|sms|whatsapp):/i.test(url))
    .map(linkLine)
    .join('\n')
}

function pictureWords(link: Element): string {
  return link.querySelector('img[alt]')?.getAttribute('alt') ?? ''
}
