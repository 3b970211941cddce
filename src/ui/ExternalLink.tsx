import type { ComponentProps } from 'react'
import { Link } from 'wouter'
import { BASE } from '../lib/base.ts'

/**
 * A link that opens in a new tab, without a referrer: to another site, or to a file or an editor of this site, whose address
 * begins with `/`. A link to a profile of the owner also has `rel="me"`.
 */
export function ExternalLink({
  isOwnProfile = false,
  href,
  ...props
}: ComponentProps<'a'> & { href: string; isOwnProfile?: boolean }) {
  const address = href.startsWith('/') ? BASE + href.slice(1) : href
  const rel = isOwnProfile ? 'me noopener noreferrer' : 'noopener noreferrer'
  return <a href={address} target="_blank" rel={rel} {...props} />
}

export type SiteLinkProps = ComponentProps<typeof ExternalLink> & {
  /** True if `href` is a page of this site: the result of `isPage` in `src/routes.ts`, which parts of the UI may not import. */
  isPage: boolean
}

/** A link that the owner wrote. A page of this site opens in the same tab, any other address in a new tab. */
export function SiteLink({ isPage, isOwnProfile, ...props }: SiteLinkProps) {
  return isPage ? <Link {...props} /> : <ExternalLink {...props} isOwnProfile={isOwnProfile} />
}
