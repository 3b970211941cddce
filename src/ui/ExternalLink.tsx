import type { ComponentProps } from 'react'

/**
 * A link that leaves the site, in a new tab, without telling where it came from.
 *
 * @param me whether it leads to a profile of the site's owner, which then can prove that it is theirs
 */
export function ExternalLink({ me = false, ...props }: ComponentProps<'a'> & { me?: boolean }) {
  return <a target="_blank" rel={me ? 'me noopener noreferrer' : 'noopener noreferrer'} {...props} />
}
