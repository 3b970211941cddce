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
import { nameClass, textClass } from './textShape.ts'

const ICONS: Readonly<Record<Network, string>> = networkIcons

function networkIcon(network: Network): string {
  const path = /<path .*?\/>/s.exec(ICONS[network])?.[0] ?? ''
  return `<svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">${path}</svg>`
}

/** The parts of a page as finished HTML; '' for a part without content. A text in a tall script is also `.tall`. */
export interface PageParts {
  /** `span.portrait` with an `img`. Uncropped also `.portrait-whole`, and on white also `.portrait-whole-on-white`. */
  readonly portrait: string
  /** `h1.name`. If it would take many lines, also `.name-long` or `.name-longest`, so that it is smaller. */
  readonly name: string
  /** `p.tagline`, then a paragraph for each other field with `paragraphIn: 'tagline'`. */
  readonly tagline: string
  /** `div.bio` with paragraphs. */
  readonly bio: string
  /** `ul.socials`. Each item has an `a.social` with the icon of the network. */
  readonly socials: string
  /**
   * Lists of links, with blocks between them. In a `ul.links`, each `li` has a `.link` with `.link-label`, and optional
   * `.link-note` and `.link-sign` (an emoji or a small picture). The featured item is `.featured`. Links with large
   * pictures are in a `ul.links.cards`, and begin with a `.link-picture`. Blocks are `h2.links-heading` and `.entry`.
   */
  readonly links: string
  /**
   * A `figure.music` for each player, which loads when its `summary` is pressed, with a link to the player's page. A
   * player with a cover is also `.music-face`; its summary has `.music-picture`, `.music-title` and `.music-service`.
   */
  readonly music: string
  /** `button.pause`. The script shows it while there are effects. */
  readonly pause: string
}

/**
 * The markup of a page's parts.
 *
 * @param kitName the heading of a page that has neither a name nor a title
 * @param mark returns the attribute that marks a part, for the editor's preview
 */
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
    name: `<h1 class="${nameClass(name)}"${mark('name')} dir="auto">${escapeHtml(name)}</h1>`,
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

/** The paragraphs of the fields with this `paragraphIn`, in the order of the fields. */
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

function socialLink({ network, url }: Social): string {
  const address = readProfile(network, url)
  if (address.kind !== 'safe') return ''
  const { href } = address
  const name = NETWORK_NAMES[network]
  const rel = /^https?:/.test(href) ? 'me noopener' : 'noopener'
  return `<a class="social social-${network}" ${linkAttributes(href, rel)} aria-label="${escapeHtml(name)}">${networkIcon(network)}</a>`
}
