import { parsedUrl } from '../../../lib/parsed.ts'

export interface LinkTexts {
  /** All text of a block. */
  readonly label: string
  readonly note: string
  readonly url: string
  /** True for a block between the links, such as a heading. */
  readonly isBlock: boolean
}

/** The texts and addresses of a page that its data has too. */
export interface PageTexts {
  /** By the keys of the data, as in `tagline`; '' for a text that the page does not have. */
  readonly fields: Readonly<Record<string, string>>
  /** The links and the blocks between them, in the order of the page. */
  readonly links: readonly LinkTexts[]
  /** The addresses of the profiles. */
  readonly profiles: readonly string[]
  /** The alternative texts, by the files of the pictures. */
  readonly alts: Readonly<Record<string, string>>
  /** The alternative text of the picture for chats. Undefined if the page has no picture for chats. */
  readonly shareAlt: string | undefined
}

const LINE_BREAK = '\u2028'
/** Earlier versions had the names of profiles as attributes. */
const UNREAD = 'script, style, template, noscript, svg, .unzip, .profile-name'

export function parsePage(html: string): Document {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const lineBreak of page.querySelectorAll('br')) lineBreak.replaceWith(LINE_BREAK)
  // Earlier versions did not isolate any part of a text.
  for (const part of page.querySelectorAll('bdi')) part.replaceWith(part.textContent)
  restoreEmails(page)
  return page
}

/** Cloudflare writes email addresses as numbers, which its script reads. */
function restoreEmails(page: Document): void {
  for (const text of page.querySelectorAll<HTMLElement>('[data-cfemail]'))
    text.replaceWith(emailOf(text.dataset.cfemail ?? ''))
  const pattern = '/cdn-cgi/l/email-protection#'
  for (const link of page.querySelectorAll(`a[href*="${pattern}"]`))
    link.setAttribute('href', `mailto:${emailOf(link.getAttribute('href')?.split(pattern)[1] ?? '')}`)
  page.body.normalize()
}

/** Each byte is changed by the first one. */
function emailOf(hex: string): string {
  const [key = 0, ...bytes] = hex.match(/../g)?.map((byte) => Number.parseInt(byte, 16)) ?? []
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte ^ key))
}

const collapsed = (text: string) => text.replace(/\s+/g, ' ').trim()
const textOf = (element: Element | null) => collapsed(element?.textContent ?? '')
const attributeOf = (element: Element | null, name: string) => element?.getAttribute(name)?.trim() ?? ''

export function pageTexts(page: Document): PageTexts {
  const all = (selector: string) => [...page.querySelectorAll(selector)]
  return {
    fields: {
      name: textOf(page.querySelector('h1')),
      tagline: textOf(page.querySelector('p.tagline')),
      bio: all('.bio p').map(paragraphOf).join('\n\n'),
      title: textOf(page.querySelector('title')),
      description: attributeOf(page.querySelector('meta[name="description"]'), 'content'),
      address: attributeOf(page.querySelector('link[rel="canonical"]'), 'href'),
    },
    links: all('.link, .links-heading, .entry').map(linkTexts),
    profiles: all('a.profile, a.social').map((profile) => attributeOf(profile, 'href')),
    alts: Object.fromEntries(
      all('img').map((picture) => [pictureFile(picture), attributeOf(picture, 'alt')]),
    ),
    shareAlt: page.querySelector('meta[property="og:image:alt"]')?.getAttribute('content')?.trim(),
  }
}

function linkTexts(element: Element): LinkTexts {
  if (!element.matches('.link')) return { label: textOf(element), note: '', url: '', isBlock: true }
  return {
    label: textOf(element.querySelector('.link-label')),
    note: textOf(element.querySelector('.link-note')),
    url: attributeOf(element, 'href'),
    isBlock: false,
  }
}

function paragraphOf(paragraph: Element): string {
  return (paragraph.textContent ?? '').split(LINE_BREAK).map(collapsed).join('\n')
}

/** All visible texts of a page, and the addresses of its links. */
export function visibleTexts(page: Document): readonly string[] {
  const body = page.body.cloneNode(true) as HTMLElement
  for (const element of body.querySelectorAll(UNREAD)) element.remove()
  const texts: string[] = []
  const walker = page.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) texts.push(collapsed(walker.currentNode.nodeValue ?? ''))
  const addresses = [...body.querySelectorAll('a[href]')].map((link) => attributeOf(link, 'href'))
  return [...texts, ...addresses].filter(Boolean)
}

/** The other hosts from which a page loads something, as in `stats.example`. */
export function foreignHosts(page: Document): readonly string[] {
  const roots = [page, ...[...page.querySelectorAll('template')].map(({ content }) => content)]
  return roots.flatMap((root) =>
    [...root.querySelectorAll('[src], link[rel~="stylesheet"]')].flatMap((element) => {
      const address = attributeOf(element, 'src') || attributeOf(element, 'href')
      const isForeign = /^(https?:)?\/\//.test(address) && !address.includes('/cdn-cgi/')
      return isForeign ? (parsedUrl(address.replace(/^\/\//, 'https://'))?.host ?? []) : []
    }),
  )
}

/** The files of a page's pictures, without their versions. */
export function pictureFiles(page: Document): readonly string[] {
  return [...page.querySelectorAll('img')].map(pictureFile)
}

const pictureFile = (picture: Element) => attributeOf(picture, 'src').replace(/\?.*/, '')

/** What the policy of a page allows, as in `script-src https://stats.example`. */
export function policySources(page: Document): readonly string[] {
  const policy = attributeOf(page.querySelector('meta[http-equiv="Content-Security-Policy"]'), 'content')
  return policy.split(';').flatMap((directive) => {
    const [name = '', ...sources] = directive.trim().split(/\s+/)
    return sources.map((source) => `${name} ${source}`)
  })
}

/** True for a page with a script in its HTML. Hosts add scripts of their own, which name `/cdn-cgi/`. */
export function hasInlineScript(page: Document): boolean {
  return [...page.querySelectorAll('script:not([src]):not(#site-data)')].some(
    ({ textContent }) => !textContent?.includes('/cdn-cgi/'),
  )
}
