import { embeddedPlayer } from '../../../addresses/players.ts'
import { readableHost } from '../../../addresses/readableAddress.ts'
import { escapeHtml } from '../../../lib/escape.ts'
import type { Direction } from '../../../lib/textDirection.ts'
import { hasCover, type Pictures, type Player } from '../data/siteData.ts'
import { indent, lines } from './lines.ts'
import { altBeside, linkAttributes } from './markup.ts'
import { directionAttribute } from './textDirection.ts'
import { breakableHtml, textClass } from './textShape.ts'

/** A player; '' for an unknown address. Its frame loads when `loadPlayers.js` moves it out of the `template`. */
export function playerMarkup(
  player: Player,
  pictures: Pictures,
  attributes: string,
  pageDirection: Direction,
): string {
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
  const nameText = title ? `${title}, ${service}` : service
  const name = escapeHtml(nameText)
  return lines(
    `<figure class="music${addedClasses}"${attributes}>`,
    '  <details>',
    indent(
      hasCover(player) ? cover(player.title, service, image, pageDirection) : `<summary>${service}</summary>`,
      2,
    ),
    `    <a ${linkAttributes(href)}${directionAttribute(nameText, pageDirection)}>${name}</a>`,
    '    <template>',
    `      <iframe src="${escapeHtml(src)}" title="${name}"${height}`,
    '        allow="autoplay; encrypted-media; fullscreen" referrerpolicy="strict-origin-when-cross-origin"></iframe>',
    '    </template>',
    '  </details>',
    `  <figcaption><a ${linkAttributes(href)} dir="ltr">${readableHost(href)}</a></figcaption>`,
    '</figure>',
  )
}

function picture({ picture, title }: Player, pictures: Pictures): string {
  if (!picture || !pictures.has(picture.file)) return ''
  const { file, alt, width, height } = picture
  return `<img class="music-picture" src="${file}" alt="${altBeside(title, alt)}" width="${width}" height="${height}" loading="lazy">`
}

function cover(title: string, service: string, image: string, pageDirection: Direction): string {
  const text = title.trim()
  return lines(
    '<summary>',
    indent(
      lines(
        image,
        '<span class="music-words">',
        text &&
          `  <span class="${textClass('music-title', text)}"${directionAttribute(text, pageDirection)}>${breakableHtml(text)}</span>`,
        `  <span class="music-service">${service}</span>`,
        '</span>',
      ),
    ),
    '</summary>',
  )
}
