import { profileName, readProfile } from '../../../addresses/profiles.ts'
import { escapeHtml } from '../../../lib/escape.ts'
import { directionOf } from '../../../lib/language.ts'
import type { Direction } from '../../../lib/textDirection.ts'
import { exportedText, textAttributes } from '../../../site/exportedText.ts'
import { NETWORK_NAMES } from '../../../site/networkNames.ts'
import { ownerEditorText } from '../../../site/ownerEditorText.ts'
import type { Pictures, SiteData, Social } from '../data/siteData.ts'
import { indent, lines } from './lines.ts'
import { linkLists } from './linkMarkup.ts'
import { item, linkAttributes, list, paragraphsOf } from './markup.ts'
import { noAttribute, type PartAttribute } from './partAttribute.ts'
import { playerMarkup } from './playerMarkup.ts'
import { profileIcon } from './profileIcon.ts'
import { directionAttribute, textHtml } from './textDirection.ts'
import { breakableHtml, nameClass, textClass } from './textShape.ts'

/** The parts of a page as finished HTML; '' for a part without content. */
export interface PageParts {
  /** `span.portrait` with an `img`. The `span` can also be `.portrait-whole`, `.portrait-whole-on-white` and `.portrait-tinted`. */
  readonly portrait: string
  /** `h1.name`. A long name is also `.name-long` or `.name-longest`. */
  readonly name: string
  /** The first letter of the name, for a drawing; '' for a name without letters. */
  readonly initial: string
  /** `p.tagline`. */
  readonly tagline: string
  /** `div.bio`. */
  readonly bio: string
  /** `ul.profiles`. Each item has an `a.profile` with an icon and a hidden `.profile-name`. Content blockers hide `socials`. */
  readonly socials: string
  /**
   * `ul.links` and `ul.links.cards`, with blocks between the lists: `h2.links-heading` and `.entry`. Each `li` contains a
   * `.link`, and the `li` of the featured link is `.featured`. A `.link` contains a `.link-label`, and can contain a
   * `.link-sign` (then it is also `.link-with-sign`) or a `.link-picture`, and a `.link-note`. If the user wants the links
   * first, `div.bio` follows them, and the part `bio` is ''.
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
): PageParts {
  const name = data.name.trim() || data.title.trim() || kitName
  const direction = directionOf(data.language)
  const bioMarkup = bio(data.bio, direction, partAttribute)
  return {
    portrait: portrait(data, pictures, partAttribute),
    name: `<h1 class="${nameClass(name)}"${partAttribute('name')}${directionAttribute(name, direction)}>${breakableHtml(name)}</h1>`,
    initial: escapeHtml(/\p{L}\p{M}*/u.exec(name)?.[0] ?? ''),
    tagline: paragraph('tagline', data.tagline, direction, partAttribute),
    bio: data.linksFirst ? '' : bioMarkup,
    socials: list(
      'profiles',
      data.socials.map((social, index) =>
        item(socialLink(social, data.socials), partAttribute(`socials.${index}`)),
      ),
    ),
    links: lines(linkLists(data, pictures, partAttribute), data.linksFirst ? bioMarkup : ''),
    music: lines(
      ...data.music.map((player, index) =>
        playerMarkup(player, pictures, partAttribute(`music.${index}`), direction),
      ),
    ),
  }
}

/** `button.pause`, before the layout. It is hidden until the script shows it: on a page with effects, but not under reduced motion. */
export function pauseButton(): string {
  return `<button class="pause" type="button"${textAttributes(ownerEditorText.exported?.pause)} aria-label="${escapeHtml(exportedText.pause)}" data-live hidden></button>`
}

/** `p.unzip`, which the style sheet hides: phones and mail programs open a page inside its ZIP, where it has no style sheet. */
export function unzipFirst(): string {
  return `<p class="unzip"${textAttributes(ownerEditorText.exported?.unzip)}>${escapeHtml(exportedText.unzip)}</p>`
}

/** A text as a `p`; '' for an empty text. @param key of the field, which is also the class */
function paragraph(
  key: keyof SiteData,
  text: string,
  pageDirection: Direction,
  partAttribute: PartAttribute,
): string {
  return (
    text.trim() &&
    `<p class="${textClass(key, text)}"${partAttribute(key)}${directionAttribute(text, pageDirection)}>${textHtml(text)}</p>`
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

function bio(text: string, pageDirection: Direction, partAttribute: PartAttribute): string {
  const paragraphs = paragraphsOf(text, pageDirection)
  return paragraphs && lines(`<div class="bio"${partAttribute('bio')}>`, indent(paragraphs), '</div>')
}

function socialLink({ network, url }: Social, socials: readonly Social[]): string {
  const address = readProfile(network, url)
  if (address.kind !== 'safe') return ''
  const { href } = address
  const safe = socials.flatMap((social) => {
    const other = readProfile(social.network, social.url)
    return other.kind === 'safe' ? [{ network: social.network, href: other.href }] : []
  })
  const isAlone = socials.filter((social) => social.network === network).length === 1
  const name = NETWORK_NAMES[network] + (isAlone ? '' : `, ${profileName(network, href)}`)
  const isWord = network === 'email' || network === 'website'
  const attributes = isWord ? textAttributes(ownerEditorText.profiles?.[network]) : ' dir="ltr"'
  const rel = /^https?:/.test(href) ? 'me noopener' : 'noopener'
  return `<a class="profile" ${linkAttributes(href, rel)}>${profileIcon({ network, href }, safe)}<span class="profile-name"${attributes}>${escapeHtml(name)}</span></a>`
}
