import { embeddedPlayer } from '../../../lib/embeddedPlayer.ts'
import { escapeHtml } from '../../../lib/escape.ts'
import { readableHost } from '../../../lib/readableAddress.ts'
import type { Pictures, Player } from '../data/siteData.ts'
import { hasCover } from '../fields/playerFields.ts'
import { indent, lines } from './lines.ts'
import { linkAttributes } from './markup.ts'
import { directionAttribute } from './textDirection.ts'
import { breakableHtml, textClass } from './textShape.ts'

/** A player; '' for an unknown address. Its frame loads when `loadPlayers.js` moves it out of the `template`. */
export function playerMarkup(player: Player, pictures: Pictures, attributes: string): string {
  const embedded = embeddedPlayer(player.url)
  if (!embedded) return ''
  const { service, src, href, heightPx } = embedded
  const isFilm = heightPx === null
  const height = isFilm ? '' : ` height="${heightPx}"`
  const addedClasses = (isFilm ? ' music-film' : '') + (hasCover(player) ? ' music-face' : '')
  const title = player.title.trim()
  const name = escapeHtml(title ? `${title}, ${service}` : service)
  return lines(
    `<figure class="music${addedClasses}"${attributes}>`,
    '  <details>',
    indent(hasCover(player) ? cover(player, service, pictures) : `<summary>${service}</summary>`, 2),
    `    <a ${linkAttributes(href)} dir="auto">${name}</a>`,
    '    <template>',
    `      <iframe src="${escapeHtml(src)}" title="${name}"${height}`,
    '        allow="autoplay; encrypted-media; fullscreen" referrerpolicy="strict-origin-when-cross-origin"></iframe>',
    '    </template>',
    '  </details>',
    `  <figcaption><a ${linkAttributes(href)}>${readableHost(href)}</a></figcaption>`,
    '</figure>',
  )
}

function cover({ title, picture }: Player, service: string, pictures: Pictures): string {
  const text = title.trim()
  return lines(
    '<summary>',
    indent(
      lines(
        picture && pictures.has(picture.file)
          ? `<img class="music-picture" src="${picture.file}" alt="${escapeHtml(picture.alt)}" width="${picture.width}" height="${picture.height}" loading="lazy">`
          : '',
        '<span class="music-words">',
        text &&
          `  <span class="${textClass('music-title', text)}"${directionAttribute(text)}>${breakableHtml(text)}</span>`,
        `  <span class="music-service">${service}</span>`,
        '</span>',
      ),
    ),
    '</summary>',
  )
}
