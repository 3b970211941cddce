import type { ComponentProps } from 'react'
import { Link } from 'wouter'
import { ExternalLink } from './ExternalLink.tsx'

export type SiteLinkProps = ComponentProps<typeof ExternalLink> & { isPage: boolean }

/** A link of the owner's. @param isPage true for a page of this site, which opens in place; all else opens in a new tab */
export function SiteLink({ isPage, me, ...props }: SiteLinkProps) {
  return isPage ? <Link {...props} /> : <ExternalLink {...props} me={me} />
}
