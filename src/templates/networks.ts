import { editorWords } from '../site/editorWords.ts'
import names from './networks.json' with { type: 'json' }

const { email, website } = editorWords.profiles

/** The names of the networks that a page can link to, in the order of the form: their owners' or the site’s words. */
export const NETWORK_NAMES = { ...names, email, website } as const
export type Network = keyof typeof NETWORK_NAMES

export const NETWORKS = Object.keys(NETWORK_NAMES) as readonly Network[]
