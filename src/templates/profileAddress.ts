import { NETWORK_FACTS, NETWORK_NAMES, NETWORKS, type Network } from './networks.ts'
import { type Address, readAddress } from './safeAddress.ts'

const NAME = /^@?([\w][\w.-]{0,62})$/
/** A name at a server of Mastodon. */
const NAME_AT_SERVER = /^@?([\w.-]+)@([\w-]+(?:\.[\w-]+)+)$/
/** A text that begins with `@` or has no dot is a name, and not an address. */
const LOOKS_LIKE_NAME = /^@|^[^.]*$/

/** Interprets a profile as people type it: an address, or a name in its network, as in `@name@social.example`. */
export function readProfile(network: Network, text: string): Address {
  const input = text.trim()
  const isName = network === 'mastodon' || LOOKS_LIKE_NAME.test(input)
  const pattern = network === 'mastodon' ? NAME_AT_SERVER : NAME
  const [, name = '', server = ''] = (isName && pattern.exec(input)) || []
  if (server) return readAddress(`https://${server}/@${name}`)
  const phone = network === 'whatsapp' ? readAddress(input) : null
  if (phone?.kind === 'safe' && phone.href.startsWith('tel:'))
    return readAddress(`https://wa.me/${phone.href.replace(/\D/g, '')}`)
  const profile = NETWORK_FACTS[network]?.profile
  // Names at Bluesky are hosts. A name without a dot is a subdomain of Bluesky's own host.
  const fullName = network === 'bluesky' && name && !name.includes('.') ? `${name}.bsky.social` : name
  return readAddress(profile && fullName ? `https://${profile.replace('*', fullName)}` : input)
}

/** The name of the network that a profile's address belongs to, if it is not `network`; null otherwise. */
export function otherNetwork(network: Network, address: Address): string | null {
  if (address.kind !== 'safe' || network === 'website') return null
  const found = networkOf(address.href)
  return found && found !== network ? NETWORK_NAMES[found] : null
}

/** The network that an address belongs to; null for an unknown one. @param href of a page */
export function networkOf(href: string): Network | null {
  if (/^mailto:/.test(href)) return 'email'
  const host = /^https?:\/\/([^/:?#]+)/.exec(href)?.[1] ?? ''
  const isOf = (domain: string) => host === domain || host.endsWith(`.${domain}`)
  return NETWORKS.find((network) => hostsOf(network).some(isOf)) ?? null
}

/** The network of a profile's address; null for other addresses, such as that of a post, a song or a film. */
export function profileNetwork(href: string): Network | null {
  const network = networkOf(href)
  const pattern = (network && NETWORK_FACTS[network]?.profile) ?? null
  if (pattern === null) return null
  const bare = (address: string) =>
    address
      .replace(/^https?:\/\//, '')
      .replace(/^www\./, '')
      .replace(/\/$/, '')
  const [before = '', after = ''] = bare(pattern).split('*')
  const bareHref = bare(href)
  const name = bareHref.slice(before.length, bareHref.length - after.length)
  const isProfile = bareHref.startsWith(before) && bareHref.endsWith(after) && /^[\w.-]+$/.test(name)
  return isProfile ? network : null
}

function hostsOf(network: Network): readonly string[] {
  const { profile = '', hosts = [] } = NETWORK_FACTS[network] ?? {}
  const [host] = profile.replace(/^(www|\*)\./, '').split('/')
  return [...(host ? [host] : []), ...hosts]
}
