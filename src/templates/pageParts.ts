import { directionOf } from '../lib/language.ts'
import { editorWords } from '../site/editorWords.ts'
import { site } from '../site/site.ts'
import { escapeHtml } from './escape.ts'
import type { PageFields } from './fields/field.ts'
import { pageFields } from './fields/pageFields.ts'
import { indent, lines } from './lines.ts'
import { linkLists } from './linkMarkup.ts'
import { type Mark, unmarked } from './marks.ts'
import { addressed, item, list, paragraphsOf } from './markup.ts'
import type { Network } from './networks.ts'
import { NETWORK_NAMES } from './networks.ts'
import { player } from './playerMarkup.ts'
import { readProfile } from './profileAddress.ts'
import * as signs from './signs.ts'
import type { Pictures, SiteData, Social } from './siteData.ts'
import { nameClass, textClass } from './textShape.ts'

const SIGNS: Readonly<Record<Network, string>> = signs

function networkSign(network: Network): string {
  const path = /<path .*?\/>/s.exec(SIGNS[network])?.[0] ?? ''
  return `<svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">${path}</svg>`
}

/** The parts of a page as finished HTML, a block of lines each; '' without content. */
export interface PageParts {
  /** `.portrait` around its `img`, also `.portrait-whole` where it must not be cut to its circle, and perhaps `.portrait-whole-on-white` */
  readonly portrait: string
  /**
   * `h1.name`, also `.name-long` or `.name-longest` where it would take many lines otherwise. This and the other texts are also
   * `.tall` where they are in a script that needs room between lines.
   */
  readonly name: string
  /** `p.tagline`, and a paragraph of each further field whose `paragraphIn` names this part */
  readonly tagline: string
  readonly bio: string
  /** `ul.socials`, in each item `a.social` with the network's sign */
  readonly socials: string
  /**
   * `ul.links`, in each item `.link` with `.link-label` and perhaps `.link-note` and `.link-sign`, an emoji or a picture; the
   * item of the one that stands out is `.featured`. Links with large pictures are in lists that are also `.cards`: there
   * `.link-picture` precedes the words. Between the lists `h2.links-heading`
   * and the `.entry`s of `blocks/`.
   */
  readonly links: string
  /**
   * `figure.music` each with a player, which loads when its `summary` is pressed, and a link to its page. One with a title
   * or a picture is also `.music-face`: its summary has `.music-picture`, `.music-title` and `.music-service`.
   */
  readonly music: string
  /** `button.pause`, hidden until the script wants it */
  readonly pause: string
}

/**
 * The markup of a page's parts.
 *
 * @param kitName heading of a page without a name and a title
 * @param mark marks elements with their fields, for the editor's preview
 */
export function pageParts(
  data: SiteData,
  pictures: Pictures,
  kitName: string,
  mark: Mark = unmarked,
  fields: PageFields = pageFields,
): PageParts {
  const name = data.name.trim() || data.title.trim() || kitName
  return {
    portrait: portrait(data, pictures, mark),
    name: `<h1 class="${nameClass(name)}"${mark('name')} dir="auto">${escapeHtml(name)}</h1>`,
    tagline: paragraphs('tagline', data, fields, mark),
    bio: bio(data.bio, mark),
    socials: list(
      'socials',
      data.socials.map((one, index) => item(social(one), mark(`socials.${index}`))),
    ),
    links: linkLists(data, pictures, mark),
    music: lines(...data.music.map((one, index) => player(one, pictures, mark(`music.${index}`)))),
    pause: `<button class="pause" type="button" lang="${site.language}" dir="${directionOf(site.language)}" aria-label="${escapeHtml(editorWords.exported.pause)}" data-live hidden></button>`,
  }
}

/** The texts of a part that are a paragraph each, in the order of the fields. */
function paragraphs(part: string, data: SiteData, fields: PageFields, mark: Mark): string {
  const keys = Object.keys(fields).filter((key) => fields[key]?.paragraphIn === part)
  return lines(
    ...keys.map((key) => {
      const text = (data as Readonly<Record<string, unknown>>)[key] as string
      const shown = mark(fields[key]?.preview ?? key)
      return text.trim() && `<p class="${textClass(key, text)}"${shown} dir="auto">${escapeHtml(text)}</p>`
    }),
  )
}

function portrait({ portrait: picture, portraitFit }: SiteData, pictures: Pictures, mark: Mark): string {
  if (!picture || !pictures.has(picture.file)) return ''
  const { file, alt, width, height } = picture
  const fit = {
    fill: '',
    whole: ' portrait-whole',
    'whole-on-white': ' portrait-whole portrait-whole-on-white',
  }[portraitFit]
  return lines(
    `<span class="portrait${fit}"${mark('portrait')}>`,
    `  <img src="${escapeHtml(file)}" alt="${escapeHtml(alt)}" width="${width}" height="${height}">`,
    '</span>',
  )
}

function bio(text: string, mark: Mark): string {
  const paragraphs = paragraphsOf(text)
  return paragraphs && lines(`<div class="bio"${mark('bio')}>`, indent(paragraphs), '</div>')
}

function social({ network, url }: Social): string {
  const address = readProfile(network, url)
  if (address.kind !== 'safe') return ''
  const { href } = address
  const name = NETWORK_NAMES[network]
  const rel = /^https?:/.test(href) ? 'me noopener' : 'noopener'
  return `<a class="social social-${network}" ${addressed(href, rel)} aria-label="${escapeHtml(name)}">${networkSign(network)}</a>`
}
