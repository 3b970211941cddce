import { BLOCKS } from './blocks/blocks.ts'
import { escapeHtml } from './escape.ts'
import { isCard } from './fields/linkFields.ts'
import { indent, lines } from './lines.ts'
import type { Mark } from './marks.ts'
import { addressed, item, list } from './markup.ts'
import { safeHref } from './safeAddress.ts'
import type { Link, Picture, Pictures, SiteData } from './siteData.ts'
import { textClass } from './textShape.ts'

/** The links in their order: lists of buttons, lists of cards, and blocks between them. */
export function linkLists({ links, featured }: SiteData, pictures: Pictures, mark: Mark): string {
  const blocks: string[] = []
  let items: string[] = []
  let className = 'links'
  const endList = () => {
    blocks.push(list(className, items))
    items = []
  }
  for (const [index, one] of links.entries()) {
    if (one.hidden) continue
    const shown = mark(`links.${index}`)
    if (one.kind !== 'link') {
      endList()
      blocks.push(BLOCKS[one.kind].render(one, shown))
      continue
    }
    const card = isCard(one) && hasFile(one.picture, pictures)
    const nextClass = card ? 'links cards' : 'links'
    if (nextClass !== className) endList()
    className = nextClass
    const isFeatured = one.id === featured
    const attributes = (isFeatured ? ' class="featured"' : '') + dates(one) + shown
    items.push(item(link(one, pictures, card), attributes))
  }
  endList()
  return lines(...blocks)
}

/** @returns the attributes by which `hideByDate.js` hides a link outside of its dates, a space before each */
function dates({ from, until }: Link): string {
  return (from && ` data-from="${from}"`) + (until && ` data-until="${until}"`)
}

function link(one: Link, pictures: Pictures, onCard: boolean): string {
  const { label, url, note, me } = one
  const href = safeHref(url)
  const title = label.trim() || url.trim()
  if (!title) return ''
  const parts = lines(
    sign(one, pictures, onCard),
    `<span class="${textClass('link-label', title)}" dir="auto">${escapeHtml(title)}</span>`,
    note.trim() && `<span class="${textClass('link-note', note)}" dir="auto">${escapeHtml(note)}</span>`,
  )
  // A text without a usable address is shown without a link.
  return href === null
    ? lines('<span class="link">', indent(parts), '</span>')
    : lines(`<a class="link" ${addressed(href, me ? 'me noopener' : 'noopener')}>`, indent(parts), '</a>')
}

/** @returns the markup of a link's picture or emoji; '' for none */
function sign({ emoji, picture }: Link, pictures: Pictures, onCard: boolean): string {
  if (hasFile(picture, pictures))
    return `<img class="${onCard ? 'link-picture' : 'link-sign'}" src="${picture.file}" alt="${escapeHtml(picture.alt)}" width="${picture.width}" height="${picture.height}" loading="lazy">`
  return emoji.trim() && `<span class="link-sign" aria-hidden="true">${escapeHtml(emoji.trim())}</span>`
}

function hasFile(picture: Picture | null, pictures: Pictures): picture is Picture {
  return picture !== null && pictures.has(picture.file)
}
