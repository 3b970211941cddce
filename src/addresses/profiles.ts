import { decodedUri } from '../lib/parsed.ts'
import { NAMED_NETWORKS, type NamedNetwork, NETWORK_FACTS, NETWORKS, type Network } from './networks.ts'
import { type Address, readAddress } from './readAddress.ts'

/** A name in a network, in any script: `luna.moon_`, `月の歌`. */
const HANDLE = /^@?([\p{L}\p{N}_][\p{L}\p{M}\p{N}_.·-]{0,62})$/u
const AT_SERVER = /^[\p{L}\p{N}_.-]+@[^\s@/:?#]+\.[^\s@/:?#]+$/u
/** The networks whose profiles may be telephone numbers, and what their addresses have before the digits. */
const PHONE_PROFILES: Readonly<Partial<Record<Network, string>>> = { whatsapp: 'wa.me/', telegram: 't.me/+' }

/**
 * Interprets a profile as users type it: an address, a handle, or a phone number. A text without `/` is a handle, also
 * with dots as in `luna.moon`, unless its host is the network's own.
 */
export function readProfile(network: Network, text: string): Address {
  const address = readAddress(text)
  const input = text.replace(/\p{Cf}/gu, '').trim()
  if (network === 'mastodon' && AT_SERVER.test(input)) return readAddress(`@${input}`)
  if (network === 'mastodon' && address.kind === 'safe')
    return { kind: 'safe', href: mastodonProfile(address.href) }
  const isPhone = address.kind === 'safe' && address.href.startsWith('tel:')
  const phoneProfile = PHONE_PROFILES[network]
  if (isPhone && phoneProfile && (network === 'whatsapp' || address.href.startsWith('tel:+')))
    return readAddress(`https://${phoneProfile}${address.href.replace(/\D/g, '')}`)
  const profile = NETWORK_FACTS[network]?.profile
  const [, handle] = HANDLE.exec(input) ?? []
  const isOwnHost = address.kind === 'safe' && networkOf(address.href) === network
  // A subdomain has no dot: `music.luna.example` is an address.
  const isDomain = profile?.startsWith('*') && handle?.includes('.')
  if (!handle || !profile || isOwnHost || isDomain) return address
  // A handle of Bluesky is a host. A handle without a dot is a subdomain of Bluesky's own host.
  const isSubdomain = network === 'bluesky' && !handle.includes('.')
  return readAddress(`https://${profile.replace('*', isSubdomain ? `${handle}.bsky.social` : handle)}`)
}

/** The address that Mastodon compares letter by letter: its origin and the name. Other addresses stay. */
function mastodonProfile(href: string): string {
  return href.replace(
    /^(https?:\/\/[^/]+)\/(?:web\/@|@|users\/)([\w.-]+(?:@[\w.-]+)?)\/?(?:[?#].*)?$/,
    '$1/@$2',
  )
}

/** True for a telephone number without a country code, as in `0170 1234567`. WhatsApp needs the code. */
export function lacksCountry(network: Network, text: string): boolean {
  const address = readAddress(text)
  return network === 'whatsapp' && address.kind === 'safe' && /^tel:(0|\d{1,10}$)/.test(address.href)
}

/** The network of an address, by its host, or `email` for `mailto:`; null for none. */
export function networkOf(href: string): Network | null {
  if (/^mailto:/.test(href)) return 'email'
  const host = /^https?:\/\/([^/:?#]+)/.exec(href)?.[1] ?? ''
  const isAt = (domain: string) => host === domain || host.endsWith(`.${domain}`)
  return NETWORKS.find((network) => hostsOf(network).some(isAt)) ?? null
}

/** The network whose `profile` an address matches; null for other addresses, such as that of a post or a film. */
export function networkOfProfile(href: string): Network | null {
  const network = networkOf(href)
  const { profile = '', aliases = [] } = (network && NETWORK_FACTS[network]) ?? {}
  if (profile === '') return null
  const patterns = [profile, ...aliases.map((host) => profile.replace(/^[^/]*/, host))]
  return patterns.some((pattern) => handleOf(href, pattern) !== null) ? network : null
}

/** True for the page of a network without a name, as in `https://x.com/` and `https://linkedin.com/in/`. */
export function isFrontPage({ href, hostname, pathname, search, hash }: URL): boolean {
  const network = networkOf(href)
  const host = hostname.replace(/^www\./, '')
  if (!network || network === 'email' || !hostsOf(network).includes(host) || search || hash) return false
  const { profile = '' } = NETWORK_FACTS[network] ?? {}
  const [, prefix = ''] = /^[^/*]*(\/[^*]*)/.exec(profile) ?? []
  return pathname === '/' || shortAddress(pathname) === shortAddress(prefix)
}

/** Ordinary words, as in ‘Threads on data’. They name a network only before a sign, as in ‘Threads: my page’, and at the end. */
const WORDS: readonly Network[] = ['threads', 'medium']

/** The network that a text names. Null for none, and for several. */
export function namedNetwork(text: string): NamedNetwork | null {
  const words = text.toLowerCase()
  const named = NAMED_NETWORKS.filter((network) => {
    const after = WORDS.includes(network) ? '\\s*(?:[^\\p{L}\\p{N}\\s]|$)' : '(?![\\p{L}\\p{N}])'
    return namesInText(network).some((name) =>
      new RegExp(`(?<![\\p{L}\\p{N}])${name}${after}`, 'u').test(words),
    )
  })
  return named.length === 1 ? (named[0] ?? null) : null
}

/** As in `x (twitter)`: `twitter`. A letter alone names nothing. */
function namesInText(network: NamedNetwork): readonly string[] {
  const names = NETWORK_FACTS[network].name.toLowerCase().split(/[()]/)
  return names.map((name) => name.trim().replaceAll('.', '\\.')).filter((name) => name.length > 1)
}

/** What tells a profile from others at the same network: `luna.shop`, or an address without `https://`. */
export function profileName(network: Network, href: string): string {
  const { profile } = NETWORK_FACTS[network] ?? {}
  const name = (profile && handleOf(href, profile)) || shortAddress(href)
  return decodedUri(name) ?? name
}

/** The handle in the address of a profile; null for other addresses. */
function handleOf(href: string, pattern: string): string | null {
  const [prefix = '', suffix = ''] = shortAddress(pattern).split('*')
  const address = shortAddress(href)
  const handle = address.slice(prefix.length, address.length - suffix.length)
  const matchesPattern = address.startsWith(prefix) && address.endsWith(suffix)
  return matchesPattern && /^[\w.%-]+$/.test(handle) ? handle : null
}

function shortAddress(href: string): string {
  return href.replace(/^(https?:\/\/|mailto:|tel:)/, '').replace(/^www\.|\/$/g, '')
}

/** The hosts of a network, with their subdomains; none for a network that has profiles at any host. */
export function hostsOf(network: Network): readonly string[] {
  return HOSTS.get(network) ?? []
}

/** Computed once: an editor asks for the networks of all addresses at each letter. */
const HOSTS: ReadonlyMap<Network, readonly string[]> = new Map(
  NETWORKS.map((network) => {
    const { profile = '', aliases = [], hosts = [] } = NETWORK_FACTS[network] ?? {}
    const [host] = profile.replace(/^(www|\*)\./, '').split('/')
    return [network, [...(host ? [host] : []), ...aliases, ...hosts]]
  }),
)
