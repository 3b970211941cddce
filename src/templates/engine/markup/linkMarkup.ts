import { safeHref } from '../../../addresses/readAddress.ts'
import { escapeHtml } from '../../../lib/escape.ts'
import { directionOf } from '../../../lib/language.ts'
import type { Direction } from '../../../lib/textDirection.ts'
import { BLOCKS } from '../blocks/blocks.ts'
import { isCard, type Link, type Picture, type Pictures, type SiteData } from '../data/siteData.ts'
import { indent, lines } from './lines.ts'
import { altBeside, item, linkAttributes, list } from './markup.ts'
import type { PartAttribute } from './partAttribute.ts'
import { directionAttribute } from './textDirection.ts'
import { breakableHtml, textClass } from './textShape.ts'

/** Lists of buttons, lists of cards, and blocks between the lists, in the order of the data. */
export function linkLists(
  { links, featured, language }: SiteData,
  pictures: Pictures,
  partAttribute: PartAttribute,
): string {
  const direction = directionOf(language)
  const sections: string[] = []
  let items: string[] = []
  let className = 'links'
  const endList = () => {
    sections.push(list(className, items))
    items = []
  }
  for (const [index, link] of links.entries()) {
    if (link.hidden) continue
    const attribute = partAttribute(`links.${index}`)
    if (link.kind !== 'link') {
      endList()
      sections.push(BLOCKS[link.kind](link, attribute, direction))
      continue
    }
    const isOnCard = isCard(link) && hasFile(link.picture, pictures)
    const nextClass = isOnCard ? 'links cards' : 'links'
    if (nextClass !== className) endList()
    className = nextClass
    const isFeatured = link.id === featured
    const attributes = (isFeatured ? ' class="featured"' : '') + attribute
    items.push(item(linkMarkup(link, pictures, isOnCard, direction), attributes))
  }
  endList()
  return lines(...sections)
}

function linkMarkup(link: Link, pictures: Pictures, isOnCard: boolean, direction: Direction): string {
  const { label, url, note, me } = link
  const href = safeHref(url)
  const title = label.trim() || url.trim()
  if (!title) return ''
  const icon = linkIcon(link, pictures, isOnCard, title)
  const className = icon && !isOnCard ? 'link link-with-sign' : 'link'
  const content = lines(
    icon,
    `<span class="${textClass('link-label', title)}"${directionAttribute(title, direction)}>${breakableHtml(title)}</span>`,
    note.trim() &&
      `<span class="${textClass('link-note', note)}"${directionAttribute(note, direction)}>${breakableHtml(note)}</span>`,
  )
  return href === null
    ? lines(`<span class="${className}">`, indent(content), '</span>')
    : lines(
        `<a class="${className}" ${linkAttributes(href, me ? 'me noopener' : 'noopener')}>`,
        indent(content),
        '</a>',
      )
}

/** The link's picture, or else its emoji; '' if it has neither. */
function linkIcon({ emoji, picture }: Link, pictures: Pictures, isOnCard: boolean, title: string): string {
  if (hasFile(picture, pictures))
    return `<img class="${isOnCard ? 'link-picture' : 'link-sign'}" src="${picture.file}" alt="${altBeside(title, picture.alt)}" width="${picture.width}" height="${picture.height}" loading="lazy">`
  return emoji.trim() && `<span class="link-sign" aria-hidden="true">${escapeHtml(emoji.trim())}</span>`
}

function hasFile(picture: Picture | null, pictures: Pictures): picture is Picture {
  return picture !== null && pictures.has(picture.file)
}
