import { linkOf } from '../../../templates/engine/data/siteData.ts'
import { SITE_LIMITS } from '../../../templates/engine/data/siteLimits.ts'
import { emptyValues } from '../../../templates/engine/fields/field.ts'
import { type Link, linkFields } from '../../../templates/engine/fields/linkFields.ts'
import { freshId } from '../../state/items.ts'
import type { FoundLink } from './nameLinks.ts'

const EMPTY_LINK: Link = emptyValues(linkFields)
const KEYS = Object.keys(EMPTY_LINK) as (keyof Link)[]

const isEmpty = (link: Link) => KEYS.every((key) => key === 'id' || link[key] === EMPTY_LINK[key])

/**
 * Removes empty links from a list, and adds the pasted ones at its end. A draft above the limits could not be opened again,
 * so this skips links with a too long address, adds only as many as fit, and truncates too long names.
 */
export function withPastedLinks(links: readonly Link[], pastedLinks: readonly FoundLink[]) {
  const nextLinks = links.filter((link) => !isEmpty(link))
  const addedLinks = pastedLinks
    .filter(({ url }) => url.length <= SITE_LIMITS.lineCharacters)
    .slice(0, Math.max(0, SITE_LIMITS.links - nextLinks.length))
  for (const { label, url } of addedLinks)
    nextLinks.push(
      linkOf({ id: freshId(nextLinks, 'link'), label: label.slice(0, SITE_LIMITS.lineCharacters), url }),
    )
  return { links: nextLinks, addedCount: addedLinks.length }
}
