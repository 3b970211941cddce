import type { ComponentProps } from 'react'
import { BASE } from '../lib/base.ts'

/**
 * A link to another site, in a new tab and without a referrer.
 *
 * @param href an address, or the path of a file beside the pages
 * @param me true for a profile of the site's owner: `rel="me"` lets the profile verify it
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
