import type { Network } from '../../templates/networks.ts'
import type { Social } from '../../templates/siteData.ts'
import { SITE_LIMITS } from '../../templates/siteLimits.ts'

/** True if a page with these profiles has room for another, and has none of the network. */
export function canAddIcon(socials: readonly Social[], network: Network): boolean {
  // A draft with more profiles could not be opened again.
  return socials.length < SITE_LIMITS.socials && socials.every((social) => social.network !== network)
}
