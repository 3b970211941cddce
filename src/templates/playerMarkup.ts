import { musicPlayer } from '../lib/musicPlayer.ts'
import { escapeHtml } from './escape.ts'
import { lines } from './lines.ts'
import { addressed } from './markup.ts'

/** A player that loads when it is pressed, and a link to its page. @param attributes with a space before each */
export function player(address: string, attributes: string): string {
  const player = musicPlayer(address)
  if (!player) return ''
  const { service, src, href, heightPx } = player
  const height = heightPx === null ? '' : ` height="${heightPx}"`
  return lines(
    `<figure class="music${heightPx === null ? ' music-film' : ''}"${attributes}>`,
    '  <details>',
    `    <summary>${service}</summary>`,
    `    <iframe src="${escapeHtml(src)}" title="${service}"${height} loading="lazy"`,
    '      allow="autoplay; encrypted-media; fullscreen" referrerpolicy="strict-origin-when-cross-origin"></iframe>',
    '  </details>',
    `  <figcaption><a ${addressed(href)}>${new URL(href).hostname.replace('www.', '')}</a></figcaption>`,
    '</figure>',
  )
}
