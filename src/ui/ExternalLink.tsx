import type { ComponentProps } from 'react'
import { Link } from 'wouter'
import { withBase } from '../lib/base.ts'

export const NEW_TAB_REL = 'noopener noreferrer'

/**
 * A link that opens in a new tab, without a referrer. It leads to another site, to a mail address, to an editor of this
 * site, or to a file of this site, as in `/night.mp3`. A link to a profile of the owner also has `rel="me"`.
 */
export function ExternalLink({
  isOwnProfile = false,
  href,
  ...props
}: ComponentProps<'a'> & { href: string; isOwnProfile?: boolean }) {
  const rel = isOwnProfile ? `me ${NEW_TAB_REL}` : NEW_TAB_REL
  return <a href={withBase(href)} target="_blank" rel={rel} {...props} />
}

export type SiteLinkProps = ComponentProps<typeof ExternalLink> & {
  /** True if `href` is a page of this site. The caller asks `isPage` of `src/routes.ts`, which `src/ui/` must not import. */
  isPage: boolean
}

/** A link that the owner wrote. A page of this site opens in the same tab, any other address in a new tab. */
export function SiteLink({ isPage, isOwnProfile, ...props }: SiteLinkProps) {
  return isPage ? <Link {...props} /> : <ExternalLink {...props} isOwnProfile={isOwnProfile} />
}
