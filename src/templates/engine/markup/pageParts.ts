import { escapeHtml } from '../../../lib/escape.ts'
import { directionOf } from '../../../lib/language.ts'
import { editorWords } from '../../../site/editorWords.ts'
import { site } from '../../../site/site.ts'
import * as networkIcons from '../addresses/networkIcons.ts'
import type { Network } from '../addresses/networks.ts'
import { NETWORK_NAMES } from '../addresses/networks.ts'
import { profileName, readProfile } from '../addresses/profileAddress.ts'
import type { Pictures, SiteData, Social } from '../data/siteData.ts'
import type { PageFields } from '../fields/field.ts'
import { pageFields } from '../fields/pageFields.ts'
import { indent, lines } from './lines.ts'
import { linkLists } from './linkMarkup.ts'
import { item, linkAttributes, list, paragraphsOf } from './markup.ts'
import { noAttribute, type PartAttribute } from './partAttribute.ts'
import { playerMarkup } from './playerMarkup.ts'
import { directionAttribute } from './textDirection.ts'
import { breakableHtml, nameClass, textClass } from './textShape.ts'

const ICONS: Readonly<Record<Network, string>> = networkIcons

function networkIcon(network: Network): string {
  const path = /<path .*?\/>/s.exec(ICONS[network])?.[0] ?? ''
  return `<svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">${path}</svg>`
}

/** The parts of a page as finished HTML; '' for a part without content. */
export interface PageParts {
  /** `span.portrait` with an `img`. The `span` can also be `.portrait-whole`, `.portrait-whole-on-white` and `.portrait-tinted`. */
  readonly portrait: string
  /** `h1.name`. A long name is also `.name-long` or `.name-longest`. */
  readonly name: string
  /** `p.tagline`, and a `p.<key>` for each other field with `paragraphIn: 'tagline'`. */
  readonly tagline: string
  readonly bio: string
  /** `ul.profiles`. Each item has an `a.profile`. Content blockers hide classes such as `socials`. */
  readonly socials: string
  /**
   * `ul.links` and `ul.links.cards`, with blocks between the lists: `h2.links-heading` and `.entry`. Each `li` contains a
   * `.link`, and the `li` of the featured link is `.featured`. A `.link` contains a `.link-label`, and can contain a
   * `.link-sign` (then it is also `.link-with-sign`) or a `.link-picture`, and a `.link-note`.
   */
  readonly links: string
  /**
   * A `figure.music` for each player; that of a film is also `.music-film`. A player with a cover is also `.music-face`. It
   * contains a `.music-service`, and can contain a `.music-picture` and a `.music-title`. A film with a picture is also
   * `.music-poster`.
   */
  readonly music: string
}

/** The markup of a page's parts. @param kitName the heading of a page that has neither a name nor a title */
export function pageParts(
  data: SiteData,
  pictures: Pictures,
  kitName: string,
  partAttribute: PartAttribute = noAttribute,
  fields: PageFields = pageFields,
): PageParts {
  const name = data.name.trim() || data.title.trim() || kitName
  return {
    portrait: portrait(data, pictures, partAttribute),
    name: `<h1 class="${nameClass(name)}"${partAttribute('name')}${directionAttribute(name)}>${breakableHtml(name)}</h1>`,
    tagline: taglineParagraphs(data, fields, partAttribute),
    bio: bio(data.bio, partAttribute),
    socials: list(
      'profiles',
      data.socials.map((social, index) =>
        item(socialLink(social, data.socials), partAttribute(`socials.${index}`)),
      ),
    ),
    links: linkLists(data, pictures, partAttribute),
    music: lines(
      ...data.music.map((player, index) => playerMarkup(player, pictures, partAttribute(`music.${index}`))),
    ),
  }
}

/** `button.pause`, before the layout. It is hidden until the script shows it: on a page with effects, but not under reduced motion. */
export function pauseButton(): string {
  return `<button class="pause" type="button" lang="${site.language}" dir="${directionOf(site.language)}" aria-label="${escapeHtml(editorWords.exported.pause)}" data-live hidden></button>`
}

function taglineParagraphs(data: SiteData, fields: PageFields, partAttribute: PartAttribute): string {
  const keys = Object.keys(fields).filter((key) => fields[key]?.paragraphIn === 'tagline')
  return lines(
    ...keys.map((key) => {
      const text = (data as Readonly<Record<string, unknown>>)[key] as string
      const attribute = partAttribute(fields[key]?.preview ?? key)
      return (
        text.trim() &&
        `<p class="${textClass(key, text)}"${attribute}${directionAttribute(text)}>${escapeHtml(text)}</p>`
      )
    }),
  )
}

function portrait(
  { portrait: picture, portraitFit, portraitTint }: SiteData,
  pictures: Pictures,
  partAttribute: PartAttribute,
): string {
  if (!picture || !pictures.has(picture.file)) return ''
  const { file, alt, width, height } = picture
  const fitClasses = {
    fill: '',
    whole: ' portrait-whole',
    'whole-on-white': ' portrait-whole portrait-whole-on-white',
  }[portraitFit]
  const tintClass = portraitTint ? ' portrait-tinted' : ''
  return lines(
    `<span class="portrait${fitClasses}${tintClass}"${partAttribute('portrait')}>`,
    `  <img src="${escapeHtml(file)}" alt="${escapeHtml(alt)}" width="${width}" height="${height}">`,
    '</span>',
  )
}

function bio(text: string, partAttribute: PartAttribute): string {
  const paragraphs = paragraphsOf(text)
  return paragraphs && lines(`<div class="bio"${partAttribute('bio')}>`, indent(paragraphs), '</div>')
}

function socialLink({ network, url }: Social, socials: readonly Social[]): string {
  const address = readProfile(network, url)
  if (address.kind !== 'safe') return ''
  const { href } = address
  const isAlone = socials.filter((social) => social.network === network).length === 1
  const name = NETWORK_NAMES[network] + (isAlone ? '' : `, ${profileName(network, href)}`)
  const rel = /^https?:/.test(href) ? 'me noopener' : 'noopener'
  return `<a class="profile" ${linkAttributes(href, rel)} aria-label="${escapeHtml(name)}">${networkIcon(network)}</a>`
}
