import { NETWORK_FACTS, NETWORKS, type Network } from '../addresses/networks.ts'
import { networkOf } from '../addresses/profiles.ts'
import { editorText } from './editorText.ts'

/** The name of each network. Only the names of `email` and `website` are words of a language. */
export const NETWORK_NAMES = Object.fromEntries(
  NETWORKS.map((network) => [
    network,
    network === 'email' || network === 'website' ? editorText.profiles[network] : NETWORK_FACTS[network].name,
  ]),
) as Readonly<Record<Network, string>>

/** The name of an address's network, which can name its link: `YouTube`. Null for other hosts, and for email. */
export function networkNameOf(href: string): string | null {
  const network = networkOf(href)
  return network === null || network === 'email' ? null : NETWORK_NAMES[network]
}
