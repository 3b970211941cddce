import { addressesIn } from '../../../templates/engine/addresses/addressesIn.ts'
import { readAddress } from '../../../templates/engine/addresses/safeAddress.ts'

/** An exact address, and its own text. Without `name`, or if that is the address again, texts beside it name it. */
interface Target {
  readonly url: string
  readonly name?: string
}

export type Piece = string | Target

/** Texts and addresses that belong together: a line, a paragraph, a row of a table. */
export type Block = readonly Piece[]

/** True for the address of a link that begins with a scheme. */
export function hasScheme(href: string): boolean {
  return /^\s*[a-z][a-z0-9+.-]*:/i.test(href) && readAddress(href).kind !== 'broken'
}

/** True for a text that is an address, and has no other words. */
export function isAddress(text: string): boolean {
  const [address] = addressesIn(text, 'all')
  const isWeb = /^https?:\/\/\S+$/i.test(text.trim()) && readAddress(text).kind === 'safe'
  return isWeb || address?.written === text.trim()
}
