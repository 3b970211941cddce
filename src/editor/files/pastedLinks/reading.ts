import { addressesIn } from '../../../addresses/addressesIn.ts'
import { readAddress } from '../../../addresses/readAddress.ts'

/** @property name '' if nothing names the link */
export type FoundLink = Readonly<Record<'name' | 'address', string>>

/** What the reader of a form finds. */
export interface Reading {
  readonly links: readonly FoundLink[]
  /** The lines that have no safe address, and name no link. */
  readonly unread: readonly string[]
}

/** True for a text that is an address, and has no other words. */
export function isAddress(text: string): boolean {
  const addresses = addressesIn(text, 'all')
  const isWeb = /^https?:\/\/\S+$/i.test(text.trim()) && readAddress(text).kind === 'safe'
  return addresses.length < 2 && (isWeb || addresses[0]?.written === text.trim())
}

/** The first link to each address. */
export function uniqueLinks(links: readonly FoundLink[]): readonly FoundLink[] {
  const addresses = new Set<string>()
  return links.filter(({ address }) => !addresses.has(address) && addresses.add(address))
}
