import { directionOf } from '../lib/language.ts'
import { editorWords } from '../site/editorWords.ts'
import { site } from '../site/site.ts'
import { escapeHtml } from './escape.ts'
import type { PageFields } from './fields/field.ts'
import { pageFields } from './fields/pageFields.ts'
import { indent, lines } from './lines.ts'
import { linkLists } from './linkMarkup.ts'
import { type Mark, noMark } from './marks.ts'
import { item, linkAttributes, list, paragraphsOf } from './markup.ts'
import * as networkIcons from './networkIcons.ts'
import type { Network } from './networks.ts'
import { NETWORK_NAMES } from './networks.ts'
import { playerMarkup } from './playerMarkup.ts'
import { readProfile } from './profileAddress.ts'
import type { Pictures, SiteData, Social } from './siteData.ts'
import { breakableHtml, nameClass, textClass } from './textShape.ts'

const ICONS: Readonly<Record<Network, string>> = networkIcons

function networkIcon(network: Network): string {
  const path = /<path .*?\/>/s.exec(ICONS[network])?.[0] ?? ''
  return `<svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">${path}</svg>`
}

/** The parts of a page as finished HTML; '' for a part without content. */
export interface PageParts {
  /** `span.portrait` with an `img`. It can also be `.portrait-whole` and `.portrait-whole-on-white`. */
  readonly portrait: string
  /** `h1.name`. A long name is also `.name-long` or `.name-longest`. */
  readonly name: string
  /** `p.tagline`, then a paragraph for each other field with `paragraphIn: 'tagline'`. */
  readonly tagline: string
  readonly bio: string
  /** `ul.socials`. Each item has an `a.social`. */
  readonly socials: string
  /**
   * `ul.links` and `ul.links.cards`, with blocks between them: `h2.links-heading` and `.entry`. Each item of a list has a
   * `.link` with a `.link-label`, and optional `.link-sign` or `.link-picture`, and `.link-note`. One can be `.featured`.
   */
  readonly links: string
  /** `figure.music`. With a cover also `.music-face`: `.music-picture`, `.music-title` and `.music-service`. */
  readonly music: string
  /** `button.pause`. The script shows it while there are effects. */
  readonly pause: string
}

/** The markup of a page's parts. @param kitName the heading of a page that has neither a name nor a title */
export function pageParts(
  data: SiteData,
  pictures: Pictures,
  kitName: string,
  mark: Mark = noMark,
  fields: PageFields = pageFields,
): PageParts {
  const name = data.name.trim() || data.title.trim() || kitName
  return {
    portrait: portrait(data, pictures, mark),
    name: `<h1 class="${nameClass(name)}"${mark('name')} dir="auto">${breakableHtml(name)}</h1>`,
    tagline: paragraphs('tagline', data, fields, mark),
    bio: bio(data.bio, mark),
    socials: list(
      'socials',
      data.socials.map((social, index) => item(socialLink(social), mark(`socials.${index}`))),
    ),
    links: linkLists(data, pictures, mark),
    music: lines(
      ...data.music.map((player, index) => playerMarkup(player, pictures, mark(`music.${index}`))),
    ),
    pause: `<button class="pause" type="button" lang="${site.language}" dir="${directionOf(site.language)}" aria-label="${escapeHtml(editorWords.exported.pause)}" data-live hidden></button>`,
  }
}

function paragraphs(part: string, data: SiteData, fields: PageFields, mark: Mark): string {
  const keys = Object.keys(fields).filter((key) => fields[key]?.paragraphIn === part)
  return lines(
    ...keys.map((key) => {
      const text = (data as Readonly<Record<string, unknown>>)[key] as string
      const partAttribute = mark(fields[key]?.preview ?? key)
      return (
        text.trim() && `<p class="${textClass(key, text)}"${partAttribute} dir="auto">${escapeHtml(text)}</p>`
      )
    }),
  )
}

function portrait({ portrait: picture, portraitFit }: SiteData, pictures: Pictures, mark: Mark): string {
  if (!picture || !pictures.has(picture.file)) return ''
  const { file, alt, width, height } = picture
  const fitClasses = {
    fill: '',
    whole: ' portrait-whole',
    'whole-on-white': ' portrait-whole portrait-whole-on-white',
  }[portraitFit]
  return lines(
    `<span class="portrait${fitClasses}"${mark('portrait')}>`,
    `  <img src="${escapeHtml(file)}" alt="${escapeHtml(alt)}" width="${width}" height="${height}">`,
    '</span>',
  )
}

function bio(text: string, mark: Mark): string {
  const paragraphs = paragraphsOf(text)
  return paragraphs && lines(`<div class="bio"${mark('bio')}>`, indent(paragraphs), '</div>')
}

function socialLink({ network, url }: Social): string {
  const address = readProfile(network, url)
  if (address.kind !== 'safe') return ''
  const { href } = address
  const name = NETWORK_NAMES[network]
  const rel = /^https?:/.test(href) ? 'me noopener' : 'noopener'
  return `<a class="social social-${network}" ${linkAttributes(href, rel)} aria-label="${escapeHtml(name)}">${networkIcon(network)}</a>`
}
