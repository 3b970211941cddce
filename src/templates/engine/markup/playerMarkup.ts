import { embeddedPlayer } from '../../../lib/embeddedPlayer.ts'
import { escapeHtml } from '../../../lib/escape.ts'
import { readableHost } from '../../../lib/readableAddress.ts'
import type { Pictures, Player } from '../data/siteData.ts'
import { hasCover } from '../fields/playerFields.ts'
import { indent, lines } from './lines.ts'
import { altBeside, linkAttributes } from './markup.ts'
import { directionAttribute } from './textDirection.ts'
import { breakableHtml, textClass } from './textShape.ts'

/** A player; '' for an unknown address. Its frame loads when `loadPlayers.js` moves it out of the `template`. */
export function playerMarkup(player: Player, pictures: Pictures, attributes: string): string {
  const embedded = embeddedPlayer(player.url)
  if (!embedded) return ''
  const { service, src, href, heightPx } = embedded
  const isFilm = heightPx === null
  const height = isFilm ? '' : ` height="${heightPx}"`
  const image = picture(player, pictures)
  const addedClasses =
    (isFilm ? ' music-film' : '') +
    (hasCover(player) ? ' music-face' : '') +
    (isFilm && image ? ' music-poster' : '')
  const title = player.title.trim()
  const name = escapeHtml(title ? `${title}, ${service}` : service)
  return lines(
    `<figure class="music${addedClasses}"${attributes}>`,
    '  <details>',
    indent(hasCover(player) ? cover(player.title, service, image) : `<summary>${service}</summary>`, 2),
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

function picture({ picture, title }: Player, pictures: Pictures): string {
  if (!picture || !pictures.has(picture.file)) return ''
  const { file, alt, width, height } = picture
  return `<img class="music-picture" src="${file}" alt="${altBeside(title, alt)}" width="${width}" height="${height}" loading="lazy">`
}

function cover(title: string, service: string, image: string): string {
  const text = title.trim()
  return lines(
    '<summary>',
    indent(
      lines(
        image,
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
