import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate'
import { attempt } from '../../lib/attempt.ts'
import { parseSiteData } from '../../templates/parseSiteData.ts'
import { withoutPictures } from '../../templates/pictures.ts'
import { type SiteData, siteDataJson } from '../../templates/siteData.ts'

const KEY = '#page='
/** Longest link that messengers and browsers accept, characters. It also limits the unpacked size of a foreign link. */
const MAX_CHARACTERS = 8000

/**
 * The fragment of an address that holds a page without its pictures. A browser sends no fragment to a server.
 *
 * @returns as in `#page=q1bKLE`: compressed JSON in the Base64 of addresses; null for a page that is too long for a link
 */
export function pageFragment(data: SiteData): string | null {
  const bytes = deflateSync(strToU8(siteDataJson(withoutPictures(data))), { level: 9 })
  const base64 = btoa(String.fromCharCode(...bytes))
  const fragment = KEY + base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
  return fragment.length > MAX_CHARACTERS ? null : fragment
}

/**
 * Reads a page from the fragment of an address, which anybody may have written.
 *
 * @returns `none` for a fragment that is something else, `broken` for a page that cannot be read
 */
export function readPageFragment(fragment: string): SiteData | 'none' | 'broken' {
  if (!fragment.startsWith(KEY)) return 'none'
  if (fragment.length > MAX_CHARACTERS) return 'broken'
  const json = attempt<unknown>(() => {
    const base64 = fragment.slice(KEY.length).replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    return JSON.parse(strFromU8(inflateSync(bytes)))
  })
  const parsed = parseSiteData(json)
  return 'data' in parsed ? withoutPictures(parsed.data) : 'broken'
}
