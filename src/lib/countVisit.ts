/** A site's counter. @property address receives the visits; @property site the site's name or id, '' for GoatCounter */
export interface SiteCounter {
  readonly service: 'GoatCounter' | 'Plausible' | 'Umami'
  readonly address: string
  readonly site: string
}

export interface Visit {
  readonly url: URL
  readonly title: string
  readonly referrer: string
  readonly language: string
  readonly screen: { readonly width: number; readonly height: number }
}

/** False on the owner's own computer, as at `localhost` or a `file:` address. */
export function isCounted({ protocol, hostname }: Pick<Location, 'protocol' | 'hostname'>): boolean {
  const isLoopback = hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.')
  return protocol.startsWith('http') && !isLoopback
}

/** Sends a visit without cookies, and without a script of another host. */
export async function countVisit(counter: SiteCounter, visit: Visit): Promise<void> {
  const [address, options] = REQUESTS[counter.service](counter, visit)
  try {
    await fetch(address, { ...options, keepalive: true, credentials: 'omit' })
  } catch {
    // A blocked or failed request must not disturb the page.
  }
}

type RequestFor = (counter: SiteCounter, visit: Visit) => [address: string, options: RequestInit]

/** The requests of the services' own scripts: GoatCounter's count.js, Plausible's script.js, Umami's tracker. */
const REQUESTS: Readonly<Record<SiteCounter['service'], RequestFor>> = {
  GoatCounter: ({ address }, { url, title, referrer, screen }) => {
    const query = new URLSearchParams({
      p: url.pathname,
      t: title,
      r: referrer,
      q: url.search,
      s: String(screen.width),
      rnd: String(Math.random()),
    })
    return [`${address}?${query}`, { mode: 'no-cors' }]
  },
  Plausible: ({ address, site }, { url, referrer }) => [
    address,
    postRequest('text/plain', { n: 'pageview', u: url.href, d: site, r: referrer || null }),
  ],
  Umami: ({ address, site }, { url, title, referrer, language, screen }) => [
    address,
    postRequest('application/json', {
      type: 'event',
      payload: {
        website: site,
        hostname: url.hostname,
        url: url.pathname + url.search,
        title,
        referrer,
        language,
        screen: `${screen.width}x${screen.height}`,
      },
    }),
  ],
}

function postRequest(type: string, content: unknown): RequestInit {
  return { method: 'POST', headers: { 'Content-Type': type }, body: JSON.stringify(content) }
}
