import { NETWORK_FACTS, NETWORK_NAMES, NETWORKS, type Network } from './networks.ts'
import { type Address, readAddress } from './safeAddress.ts'

const HANDLE = /^@?([\w][\w.-]{0,62})$/
/** Matches a handle of Mastodon, with its server, as in `@ada@social.example`. */
const HANDLE_AT_SERVER = /^@?([\w.-]+)@([\w-]+(?:\.[\w-]+)+)$/
/** A text that begins with `@` or has no dot can be a handle. Other texts are read as addresses. */
const LOOKS_LIKE_HANDLE = /^@|^[^.]*$/

/** Interprets a profile as users type it: an address, a handle, or a phone number. */
export function readProfile(network: Network, text: string): Address {
  const input = text.trim()
  if (network === 'mastodon') {
    const [, handle, server] = HANDLE_AT_SERVER.exec(input) ?? []
    return readAddress(server ? `https://${server}/@${handle}` : input)
  }
  if (network === 'whatsapp') {
    const phone = readAddress(input)
    if (phone.kind === 'safe' && phone.href.startsWith('tel:'))
      return readAddress(`https://wa.me/${phone.href.replace(/\D/g, '')}`)
  }
  const handle = LOOKS_LIKE_HANDLE.test(input) ? HANDLE.exec(input)?.[1] : undefined
  const profile = NETWORK_FACTS[network]?.profile
  if (!handle || !profile) return readAddress(input)
  // A handle of Bluesky is a host. A handle without a dot is a subdomain of Bluesky's own host.
  const isSubdomain = network === 'bluesky' && !handle.includes('.')
  return readAddress(`https://${profile.replace('*', isSubdomain ? `${handle}.bsky.social` : handle)}`)
}

/** The name of an address's network, if it is not the chosen `network`. Null otherwise, and if `website` is chosen. */
export function otherNetworkName(network: Network, address: Address): string | null {
  if (address.kind !== 'safe' || network === 'website') return null
  const actualNetwork = networkOf(address.href)
  return actualNetwork && actualNetwork !== network ? NETWORK_NAMES[actualNetwork] : null
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
  return patterns.some((pattern) => matchesProfile(href, pattern)) ? network : null
}

function matchesProfile(href: string, pattern: string): boolean {
  const normalized = (address: string) =>
    address
      .replace(/^https?:\/\//, '')
      .replace(/^www\./, '')
      .replace(/\/$/, '')
  const [prefix = '', suffix = ''] = normalized(pattern).split('*')
  const normalizedHref = normalized(href)
  const handle = normalizedHref.slice(prefix.length, normalizedHref.length - suffix.length)
  const matchesPattern = normalizedHref.startsWith(prefix) && normalizedHref.endsWith(suffix)
  return matchesPattern && /^[\w.-]+$/.test(handle)
}

function hostsOf(network: Network): readonly string[] {
  const { profile = '', aliases = [], hosts = [] } = NETWORK_FACTS[network] ?? {}
  const [host] = profile.replace(/^(www|\*)\./, '').split('/')
  return [...(host ? [host] : []), ...aliases, ...hosts]
}
