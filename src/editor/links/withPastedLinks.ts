import { emptyValues } from '../../templates/fields/field.ts'
import { type Link, linkFields } from '../../templates/fields/linkFields.ts'
import type { FoundLink } from '../../templates/readLinkList.ts'
import { linkOf } from '../../templates/siteData.ts'
import { freshId } from '../state/lists.ts'

const EMPTY_LINK: Link = emptyValues(linkFields)
const KEYS = Object.keys(EMPTY_LINK) as (keyof Link)[]

const isEmpty = (link: Link) => KEYS.every((key) => key === 'id' || link[key] === EMPTY_LINK[key])

/** Removes empty links from a list, and adds the pasted ones at its end. */
export function withPastedLinks(links: readonly Link[], pastedLinks: readonly FoundLink[]): readonly Link[] {
  const nextLinks = links.filter((link) => !isEmpty(link))
  for (const link of pastedLinks) nextLinks.push(linkOf({ id: freshId(nextLinks, 'link'), ...link }))
  return nextLinks
}
