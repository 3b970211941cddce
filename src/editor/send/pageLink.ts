import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate'
import { attempt } from '../../lib/attempt.ts'
import { parseSiteData } from '../../templates/parseSiteData.ts'
import { withoutPictures } from '../../templates/pictures.ts'
import { type SiteData, siteDataJson } from '../../templates/siteData.ts'

/** A fragment keeps the page private, because browsers do not send it to servers. */
const FRAGMENT_START = '#page='
/** Messengers and browsers may cut off longer links. */
const MAX_FRAGMENT_CHARACTERS = 8000

/** A page without its pictures, as compressed JSON in base64url, after `#page=`. @returns null if it is too long */
export function pageFragment(data: SiteData): string | null {
  const bytes = deflateSync(strToU8(siteDataJson(withoutPictures(data))), { level: 9 })
  // `true`: one letter for each byte, as `btoa` needs.
  const base64 = btoa(strFromU8(bytes, true))
  const fragment = FRAGMENT_START + base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
  return fragment.length > MAX_FRAGMENT_CHARACTERS ? null : fragment
}

/** Reads a page from an untrusted fragment. @returns `none` for another kind of fragment; `broken` for a broken page */
export function readPageFragment(fragment: string): SiteData | 'none' | 'broken' {
  if (!fragment.startsWith(FRAGMENT_START)) return 'none'
  if (fragment.length > MAX_FRAGMENT_CHARACTERS) return 'broken'
  const json = attempt<unknown>(() => {
    const base64 = fragment.slice(FRAGMENT_START.length).replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    return JSON.parse(strFromU8(inflateSync(bytes)))
  })
  const parsed = parseSiteData(json)
  return 'data' in parsed ? withoutPictures(parsed.data) : 'broken'
}
