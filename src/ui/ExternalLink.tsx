import type { ComponentProps } from 'react'
import { Link } from 'wouter'
import { BASE } from '../lib/base.ts'

/** A link that opens in a new tab, without a referrer. @param me true for a profile of the owner: adds `rel="me"` */
export function ExternalLink({
  me = false,
  href,
  ...props
}: ComponentProps<'a'> & { href: string; me?: boolean }) {
  const address = href.startsWith('/') ? BASE + href.slice(1) : href
  const rel = me ? 'me noopener noreferrer' : 'noopener noreferrer'
  return <a href={address} target="_blank" rel={rel} {...props} />
}

export type SiteLinkProps = ComponentProps<typeof ExternalLink> & { isPage: boolean }

/** A link of the owner's. @param isPage true for a page of this site, which opens in the same tab; others open a new one */
export function SiteLink({ isPage, me, ...props }: SiteLinkProps) {
  return isPage ? <Link {...props} /> : <ExternalLink {...props} me={me} />
}
