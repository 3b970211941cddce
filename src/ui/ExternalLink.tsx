import type { ComponentProps } from 'react'
import { BASE } from '../lib/base.ts'

/**
 * A link that leaves the site, in a new tab, without telling where it came from.
 *
 * @param href an address; or a path of the site, for what stands beside its pages
 * @param me whether it leads to a profile of the site's owner, which then can prove that it is theirs
 */
export function ExternalLink({
  me = false,
  href,
  ...props
}: ComponentProps<'a'> & { href: string; me?: boolean }) {
  const address = href.startsWith('/') ? BASE + href.slice(1) : href
  const rel = me ? 'me noopener noreferrer' : 'noopener noreferrer'
  return <a href={address} target="_blank" rel={rel} {...props} />
}
