import { editorWords } from '../../../site/editorWords.ts'
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

const { email, website } = editorWords.profiles

export type Network = keyof typeof networks | 'email' | 'website'

export const NETWORK_NAMES = {
  ...Object.fromEntries(Object.entries(networks).map(([network, { name }]) => [network, name])),
  email,
  website,
} as Readonly<Record<Network, string>>

export const NETWORKS = Object.keys(NETWORK_NAMES) as readonly Network[]

export const NETWORK_FACTS: Readonly<Partial<Record<Network, NetworkFacts>>> = networks
