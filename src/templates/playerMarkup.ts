import { embeddedPlayer } from '../lib/embeddedPlayer.ts'
import { escapeHtml } from './escape.ts'
import { hasFace } from './fields/playerFields.ts'
import { indent, lines } from './lines.ts'
import { addressed } from './markup.ts'
import type { Pictures, Player } from './siteData.ts'
import { textClass } from './textShape.ts'

/** A player that loads when it is pressed, and a link to its page. @param attributes with a space before each */
export function player(one: Player, pictures: Pictures, attributes: string): string {
  const player = embeddedPlayer(one.url)
  if (!player) return ''
  const { service, src, href, heightPx } = player
  const height = heightPx === null ? '' : ` height="${heightPx}"`
  const kinds = (heightPx === null ? ' music-film' : '') + (hasFace(one) ? ' music-face' : '')
  const title = one.title.trim()
  const name = escapeHtml(title ? `${title}, ${service}` : service)
  return lines(
    `<figure class="music${kinds}"${attributes}>`,
    '  <details>',
    indent(hasFace(one) ? face(one, service, pictures) : `<summary>${service}</summary>`, 2),
    `    <iframe src="${escapeHtml(src)}" title="${name}"${height} loading="lazy"`,
    '      allow="autoplay; encrypted-media; fullscreen" referrerpolicy="strict-origin-when-cross-origin"></iframe>',
    '  </details>',
    `  <figcaption><a ${addressed(href)}>${new URL(href).hostname.replace('www.', '')}</a></figcaption>`,
    '</figure>',
  )
}

/** The title and the picture of a player until it is pressed. */
function face({ title, picture }: Player, service: string, pictures: Pictures): string {
  const text = title.trim()
  return lines(
    '<summary>',
    indent(
      lines(
        picture && pictures.has(picture.file)
          ? `<img class="music-picture" src="${picture.file}" alt="${escapeHtml(picture.alt)}" width="${picture.width}" height="${picture.height}" loading="lazy">`
          : '',
        '<span class="music-words">',
        text && `  <span class="${textClass('music-title', text)}" dir="auto">${escapeHtml(text)}</span>`,
        `  <span class="music-service">${service}</span>`,
        '</span>',
      ),
    ),
    '</summary>',
  )
}
