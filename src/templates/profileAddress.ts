import { NETWORK_NAMES, NETWORKS, type Network } from './networks.ts'
import { type Address, readAddress } from './safeAddress.ts'

/** Where a network keeps its profiles: `*` stands for the name, which begins with `@` only where that is written here. */
const PROFILES: Partial<Record<Network, string>> = {
  instagram: 'www.instagram.com/*',
  tiktok: 'www.tiktok.com/@*',
  youtube: 'www.youtube.com/@*',
  twitter: 'x.com/*',
  bluesky: 'bsky.app/profile/*',
  threads: 'www.threads.com/@*',
  facebook: 'www.facebook.com/*',
  pinterest: 'www.pinterest.com/*',
  tumblr: 'www.tumblr.com/*',
  twitch: 'www.twitch.tv/*',
  soundcloud: 'soundcloud.com/*',
  bandcamp: '*.bandcamp.com/',
  patreon: 'www.patreon.com/*',
  kofi: 'ko-fi.com/*',
  github: 'github.com/*',
  telegram: 't.me/*',
  snapchat: 'www.snapchat.com/add/*',
  artstation: 'www.artstation.com/*',
  itchio: '*.itch.io/',
  goodreads: 'www.goodreads.com/*',
}

/** Further hosts of a network, and those of networks without names for their profiles. */
const HOSTS: Partial<Record<Network, readonly string[]>> = {
  youtube: ['youtu.be'],
  twitter: ['twitter.com'],
  threads: ['threads.net'],
  facebook: ['fb.com', 'fb.me'],
  pinterest: ['pin.it'],
  discord: ['discord.gg', 'discord.com'],
  spotify: ['open.spotify.com', 'spotify.com'],
  telegram: ['telegram.me'],
  whatsapp: ['wa.me', 'whatsapp.com'],
}

const NAME = /^@?([\w][\w.-]{0,62})$/
const AT_SERVER = /^@?([\w.-]+)@([\w-]+(?:\.[\w-]+)+)$/
/** A name that is meant as one: with its `@`, or without anything that an address has. */
const IS_MEANT = /^@|^[^.]*$/

/**
 * Reads the address of a profile as people write it: in full, or as the name that the network knows them by, as in
 * `@name`, `@name@social.example` for Mastodon and a phone number for WhatsApp.
 */
export function readProfile(network: Network, text: string): Address {
  const written = text.trim()
  const [, name = '', server = ''] =
    (network === 'mastodon' ? AT_SERVER : IS_MEANT.test(written) ? NAME : null)?.exec(written) ?? []
  if (server) return readAddress(`https://${server}/@${name}`)
  const phone = network === 'whatsapp' ? readAddress(written) : null
  if (phone?.kind === 'safe' && phone.href.startsWith('tel:'))
    return readAddress(`https://wa.me/${phone.href.replace(/\D/g, '')}`)
  const profile = PROFILES[network]
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

/** The network that an address belongs to; null for one that is nobody's here. @param href of a page */
export function networkOf(href: string): Network | null {
  if (/^mailto:/.test(href)) return 'email'
  const host = /^https?:\/\/([^/:?#]+)/.exec(href)?.[1] ?? ''
  const isOf = (domain: string) => host === domain || host.endsWith(`.${domain}`)
  return NETWORKS.find((network) => hostsOf(network).some(isOf)) ?? null
}

function hostsOf(network: Network): readonly string[] {
  const [own] = (PROFILES[network] ?? '').replace(/^(www|\*)\./, '').split('/')
  return [...(own ? [own] : []), ...(HOSTS[network] ?? [])]
}
