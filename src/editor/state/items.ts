import type { Network } from '../../addresses/networks.ts'
import type { Social } from '../../templates/engine/data/siteData.ts'
import { SITE_LIMITS } from '../../templates/engine/data/siteLimits.ts'

/** An item of a list of the page. */
export interface Item {
  readonly id: string
}

/** An unused id for a new item, as in `link-3`. */
export function freshId(items: readonly Item[], prefix: string): string {
  const usedIds = new Set(items.map(({ id }) => id))
  let number = items.length + 1
  while (usedIds.has(`${prefix}-${number}`)) number++
  return `${prefix}-${number}`
}

/** The items of a list of the page; none for an unknown key. @param list the list's key in the data */
export function itemsOf<T extends Item>(data: object, list: string): readonly T[] {
  return (data as Readonly<Record<string, readonly T[]>>)[list] ?? []
}

/** True if a page with these profiles has room for another, and has none of the network. */
export function canAddIcon(socials: readonly Social[], network: Network): boolean {
  // A draft with more profiles could not be opened again.
  return socials.length < SITE_LIMITS.socials && socials.every((social) => social.network !== network)
}
