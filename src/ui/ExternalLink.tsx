import type { ComponentProps } from 'react'

/** A link that leaves the site, in a new tab, without telling where it came from. */
export function ExternalLink(props: ComponentProps<'a'>) {
  return <a target="_blank" rel="noopener noreferrer" {...props} />
}
