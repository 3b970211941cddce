import type { Network } from '../../../addresses/networks.ts'
import { profileName } from '../../../addresses/profiles.ts'
import { escapeHtml } from '../../../lib/escape.ts'
import { iconSvg, networkPath } from './networkIcon.ts'

const MAX_LETTERS = 2

interface Profile {
  readonly network: Network
  readonly href: string
}

/**
 * The icon of a profile. If a page has several profiles of a network, each icon has letters of its own. Letters stand in
 * place of the globe of a website, and beside any other icon.
 */
export function profileIcon(profile: Profile, all: readonly Profile[]): string {
  return iconSvg(iconWith(lettersOf(profile, all), profile.network))
}

function iconWith(letters: string, network: Network): string {
  const path = networkPath(network)
  if (letters === '') return path
  const text = (x: number, y: number, size: number) =>
    `<text x="${x}" y="${y}" font-size="${size}" font-weight="700" text-anchor="middle">${escapeHtml(letters)}</text>`
  const size = letters.length > 1 ? 15 : 20
  if (network === 'website') return text(12, 12 + size * 0.36, size)
  return `<g transform="scale(.7)">${path}</g>${text(18.5, 23, letters.length > 1 ? 9 : 12)}`
}

/** The first letters of a profile’s name that tell it from the others of its network, or else its number; '' if it is alone. */
function lettersOf({ network, href }: Profile, all: readonly Profile[]): string {
  const hrefs = all.filter((other) => other.network === network).map((other) => other.href)
  if (hrefs.length < 2) return ''
  const names = hrefs.map((other) =>
    profileName(network, other)
      .replace(/[^\p{L}\p{N}]/gu, '')
      .toUpperCase(),
  )
  const index = hrefs.indexOf(href)
  for (let count = 1; count <= MAX_LETTERS; count++) {
    const starts = names.map((name) => [...name].slice(0, count).join(''))
    if (new Set(starts).size === hrefs.length && starts.every(Boolean)) return starts[index] ?? ''
  }
  return String(index + 1)
}
