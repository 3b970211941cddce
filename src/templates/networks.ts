import { editorWords } from '../site/editorWords.ts'
import networks from './networks.json' with { type: 'json' }

interface NetworkFacts {
  readonly name: string
  /** The address of its profiles. `*` is replaced by the name, which begins with `@` only if the pattern has it. */
  readonly profile?: string
  /** Its further hosts, or all of them where profiles have no names. */
  readonly hosts?: readonly string[]
}

const { email, website } = editorWords.profiles

export type Network = keyof typeof networks | 'email' | 'website'

/** The names of the networks that a page can link to, in the order of the form: their owners' or the site’s words. */
export const NETWORK_NAMES = {
  ...Object.fromEntries(Object.entries(networks).map(([network, { name }]) => [network, name])),
  email,
  website,
} as Readonly<Record<Network, string>>

export const NETWORKS = Object.keys(NETWORK_NAMES) as readonly Network[]

export const NETWORK_FACTS: Readonly<Partial<Record<Network, NetworkFacts>>> = networks
