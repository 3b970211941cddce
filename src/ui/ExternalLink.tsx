import type { ComponentProps } from 'react'
import { Link } from 'wouter'
import { BASE } from '../lib/base.ts'

/** A link that opens in a new tab, without a referrer. A link to a profile of the owner also has `rel="me"`. */
export function ExternalLink({
  isOwnProfile = false,
  href,
  ...props
}: ComponentProps<'a'> & { href: string; isOwnProfile?: boolean }) {
  const address = href.startsWith('/') ? BASE + href.slice(1) : href
  const rel = isOwnProfile ? 'me noopener noreferrer' : 'noopener noreferrer'
  return <a href={address} target="_blank" rel={rel} {...props} />
}

export type SiteLinkProps = ComponentProps<typeof ExternalLink> & { isPage: boolean }

/** A link that the owner wrote. A page of this site opens in the same tab, another page in a new tab. */
export function SiteLink({ isPage, isOwnProfile, ...props }: SiteLinkProps) {
  return isPage ? <Link {...props} /> : <ExternalLink {...props} isOwnProfile={isOwnProfile} />
}
