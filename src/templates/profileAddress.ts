import { NETWORK_FACTS, NETWORK_NAMES, NETWORKS, type Network } from './networks.ts'
import { type Address, readAddress } from './safeAddress.ts'

const NAME = /^@?([\w][\w.-]{0,62})$/
const AT_SERVER = /^@?([\w.-]+)@([\w-]+(?:\.[\w-]+)+)$/
/** A name that cannot be an address: it begins with `@` or has no dot. */
const CLEARLY_NAME = /^@|^[^.]*$/

/** Reads a profile's address as people write it: in full, or as its network names it, as in `@name@social.example`. */
export function readProfile(network: Network, text: string): Address {
  const written = text.trim()
  const isName = network === 'mastodon' || CLEARLY_NAME.test(written)
  const pattern = network === 'mastodon' ? AT_SERVER : NAME
  const [, name = '', server = ''] = (isName && pattern.exec(written)) || []
  if (server) return readAddress(`https://${server}/@${name}`)
  const phone = network === 'whatsapp' ? readAddress(written) : null
  if (phone?.kind === 'safe' && phone.href.startsWith('tel:'))
    return readAddress(`https://wa.me/${phone.href.replace(/\D/g, '')}`)
  const profile = NETWORK_FACTS[network]?.profile
  // A name at Bluesky is a host; one without a dot belongs to its own.
  const full = network === 'bluesky' && name && !name.includes('.') ? `${name}.bsky.social` : name
  return readAddress(profile && full ? `https://${profile.replace('*', full)}` : written)
}

/** The name of the network that a profile's address belongs to, where that is another one; null where it is not. */
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

/** The network of a profile's address; null for other addresses, such as a post, a song or a film. */
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
  const written = bare(href)
  const name = written.slice(before.length, written.length - after.length)
  const isProfile = written.startsWith(before) && written.endsWith(after) && /^[\w.-]+$/.test(name)
  return isProfile ? network : null
}

function hostsOf(network: Network): readonly string[] {
  const { profile = '', hosts = [] } = NETWORK_FACTS[network] ?? {}
  const [host] = profile.replace(/^(www|\*)\./, '').split('/')
  return [...(host ? [host] : []), ...hosts]
}
