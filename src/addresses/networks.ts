import networks from './networks.json' with { type: 'json' }

interface NetworkFacts {
  readonly name: string
  /** The address of a profile, without `https://`. `*` is the user's handle in this network, without `@`. */
  readonly profile?: string
  /** Other hosts at which profiles have the same path. */
  readonly aliases?: readonly string[]
  /** Other hosts without profiles, or with other paths. */
  readonly hosts?: readonly string[]
}

export type NamedNetwork = keyof typeof networks
/** A network, or one of the two kinds of address that are at no network. */
export type Network = NamedNetwork | 'email' | 'website'

export const NETWORK_FACTS: Readonly<Partial<Record<Network, NetworkFacts>>> &
  Readonly<Record<NamedNetwork, NetworkFacts>> = networks

export const NAMED_NETWORKS = Object.keys(networks) as readonly NamedNetwork[]
export const NETWORKS: readonly Network[] = [...NAMED_NETWORKS, 'email', 'website']
