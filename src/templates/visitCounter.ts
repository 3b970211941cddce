import { attempt } from '../lib/attempt.ts'

/** A service that counts visits. `countVisit.js` sends visits to it. */
export interface VisitCounter {
  readonly kind: keyof typeof COUNTER_NAMES
  readonly address: string
  /** The page's name or id at the counter; '' for GoatCounter, whose address is enough. */
  readonly site: string
}

export const COUNTER_NAMES = { goatcounter: 'GoatCounter', plausible: 'Plausible', umami: 'Umami' } as const

/** The host becomes a part of the page's Content-Security-Policy. It must not contain the separators of a policy. */
const HOST = /^[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/
/** Not `www`, where the service's own site is. */
const GOATCOUNTER_HOST = /^(?!www\.)[a-z0-9-]+\.goatcounter\.com$/
const PLAUSIBLE_STATISTICS_PATH = /^\/(?:share\/)?([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?:\/|$)/i
const UMAMI_STATISTICS_PATH = /\/websites\/([0-9a-f-]{36})(?:\/|$)/i
const UMAMI_CLOUD = { siteOrigin: 'https://cloud.umami.is', apiOrigin: 'https://gateway.umami.is' } as const

/** Reads the address of a counter or of its statistics. Returns null for other texts. */
export function readCounter(text: string): VisitCounter | null {
  const url = attempt(() => new URL(text.trim()))
  if (url?.protocol !== 'https:' || !HOST.test(url.host)) return null
  const { host, origin, pathname, searchParams } = url
  const domain = searchParams.get('domain')
  if (pathname.endsWith('/api/event') && domain)
    return { kind: 'plausible', address: origin + pathname, site: domain }
  const website = searchParams.get('website')
  if (pathname.endsWith('/api/send') && website)
    return { kind: 'umami', address: umamiApi(origin) + pathname, site: website }
  if (pathname.endsWith('/count')) return { kind: 'goatcounter', address: origin + pathname, site: '' }
  if (GOATCOUNTER_HOST.test(host)) return { kind: 'goatcounter', address: `${origin}/count`, site: '' }
  const plausibleSite = host === 'plausible.io' ? PLAUSIBLE_STATISTICS_PATH.exec(pathname)?.[1] : undefined
  if (plausibleSite) return { kind: 'plausible', address: `${origin}/api/event`, site: plausibleSite }
  const umamiId = UMAMI_STATISTICS_PATH.exec(pathname)?.[1]
  return umamiId ? { kind: 'umami', address: `${umamiApi(origin)}/api/send`, site: umamiId } : null
}

/** Umami Cloud receives visits at another host than that of its site. */
function umamiApi(base: string): string {
  return base === UMAMI_CLOUD.siteOrigin ? UMAMI_CLOUD.apiOrigin : base
}

/** Finds the address for `readCounter` in a counter's HTML snippet for pages. Returns other texts unchanged. */
export function counterAddress(text: string): string {
  if (!text.includes('<script')) return text
  const attribute = (name: string) => new RegExp(`\\s${name}=["']([^"']+)["']`, 'i').exec(text)?.[1]
  const script = attempt(() => new URL(attribute('src')?.replace(/^\/\//, 'https://') ?? ''))
  const base = (attribute('data-host-url') ?? (script && new URL('.', script).href))?.replace(/\/$/, '')
  const [goatcounter, website, domain] = ['data-goatcounter', 'data-website-id', 'data-domain'].map(attribute)
  if (goatcounter) return goatcounter
  if (website && base) return `${umamiApi(base)}/api/send?website=${encodeURIComponent(website)}`
  const plausibleApi = attribute('data-api') ?? (script && `${script.origin}/api/event`)
  return domain && plausibleApi ? `${plausibleApi}?domain=${encodeURIComponent(domain)}` : text
}
