import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate'
import { attempt } from '../../lib/attempt.ts'
import { parseSiteData } from '../../templates/parseSiteData.ts'
import { withoutPictures } from '../../templates/pictures.ts'
import { type SiteData, siteDataJson } from '../../templates/siteData.ts'

const KEY = '#page='
/** Length limit that messengers and browsers accept, characters. It also limits the unpacked size of a foreign link. */
const MAX_CHARACTERS = 8000

/**
 * A page without its pictures, as the fragment of an address. Browsers do not send fragments to servers.
 *
 * @returns compressed JSON in base64url, as in `#page=q1bKLE`; null for a page that is too long for a link
 */
export function pageFragment(data: SiteData): string | null {
  const bytes = deflateSync(strToU8(siteDataJson(withoutPictures(data))), { level: 9 })
  const base64 = btoa(String.fromCharCode(...bytes))
  const fragment = KEY + base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
  return fragment.length > MAX_CHARACTERS ? null : fragment
}

/**
 * Reads a page from the fragment of an address, which is untrusted.
 *
 * @returns `none` for another kind of fragment; `broken` for a page that cannot be read
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
