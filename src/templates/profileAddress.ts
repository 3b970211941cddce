import { NETWORK_FACTS, NETWORK_NAMES, NETWORKS, type Network } from './networks.ts'
import { type Address, readAddress } from './safeAddress.ts'

const NAME = /^@?([\w][\w.-]{0,62})$/
/** Matches a name at a server of Mastodon, as in `@ada@social.example`. */
const NAME_AT_SERVER = /^@?([\w.-]+)@([\w-]+(?:\.[\w-]+)+)$/
/** A text that begins with `@` or has no dot is not an address. */
const LOOKS_LIKE_NAME = /^@|^[^.]*$/

/** Interprets a profile as users type it: an address, a handle, or a phone number. */
export function readProfile(network: Network, text: string): Address {
  const input = text.trim()
  if (network === 'mastodon') {
    const [, name, server] = NAME_AT_SERVER.exec(input) ?? []
    return readAddress(server ? `https://${server}/@${name}` : input)
  }
  if (network === 'whatsapp') {
    const phone = readAddress(input)
    if (phone.kind === 'safe' && phone.href.startsWith('tel:'))
      return readAddress(`https://wa.me/${phone.href.replace(/\D/g, '')}`)
  }
  const name = LOOKS_LIKE_NAME.test(input) ? NAME.exec(input)?.[1] : undefined
  const profile = NETWORK_FACTS[network]?.profile
  if (!name || !profile) return readAddress(input)
  // Names at Bluesky are hosts. A name without a dot is a subdomain of Bluesky's own host.
  const isSubdomain = network === 'bluesky' && !name.includes('.')
  return readAddress(`https://${profile.replace('*', isSubdomain ? `${name}.bsky.social` : name)}`)
}

/** The name of the network of an address, if that is not the chosen network; null otherwise. */
export function otherNetworkName(network: Network, address: Address): string | null {
  if (address.kind !== 'safe' || network === 'website') return null
  const actualNetwork = networkOf(address.href)
  return actualNetwork && actualNetwork !== network ? NETWORK_NAMES[actualNetwork] : null
}

export function networkOf(href: string): Network | null {
  if (/^mailto:/.test(href)) return 'email'
  const host = /^https?:\/\/([^/:?#]+)/.exec(href)?.[1] ?? ''
  const isAt = (domain: string) => host === domain || host.endsWith(`.${domain}`)
  return NETWORKS.find((network) => hostsOf(network).some(isAt)) ?? null
}

/** The network of a profile's address; null for other addresses, such as that of a post or a film. */
export function profileNetwork(href: string): Network | null {
  const network = networkOf(href)
  const pattern = (network && NETWORK_FACTS[network]?.profile) ?? null
  if (pattern === null) return null
  const shortAddress = (address: string) =>
    address
      .replace(/^https?:\/\//, '')
      .replace(/^www\./, '')
      .replace(/\/$/, '')
  const [prefix = '', suffix = ''] = shortAddress(pattern).split('*')
  const shortHref = shortAddress(href)
  const name = shortHref.slice(prefix.length, shortHref.length - suffix.length)
  const isProfile = shortHref.startsWith(prefix) && shortHref.endsWith(suffix) && /^[\w.-]+$/.test(name)
  return isProfile ? network : null
}

function hostsOf(network: Network): readonly string[] {
  const { profile = '', hosts = [] } = NETWORK_FACTS[network] ?? {}
  const [host] = profile.replace(/^(www|\*)\./, '').split('/')
  return [...(host ? [host] : []), ...hosts]
}
