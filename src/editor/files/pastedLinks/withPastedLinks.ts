import { type Link, linkOf } from '../../../templates/engine/data/siteData.ts'
import { SITE_LIMITS } from '../../../templates/engine/data/siteLimits.ts'
import { emptyValues } from '../../../templates/engine/fields/field.ts'
import { linkFields } from '../../../templates/engine/fields/pageFields.ts'
import { freshId } from '../../state/items.ts'
import type { FoundLink } from './reading.ts'

const EMPTY_LINK: Link = emptyValues(linkFields)
const KEYS = Object.keys(EMPTY_LINK) as (keyof Link)[]

const isEmpty = (link: Link) => KEYS.every((key) => key === 'id' || link[key] === EMPTY_LINK[key])
// A picture of a saved draft is another object.
const areEqual = (first: Link, second: Link) =>
  KEYS.every((key) => JSON.stringify(first[key]) === JSON.stringify(second[key]))

/**
 * Removes empty links from a list, and adds the pasted ones at its end. If all links of the list are a sample's, they are
 * removed too. A draft above the limits could not be opened again, so this skips links with a too long address, adds only as
 * many as fit, and truncates too long names.
 * @returns `isFull`: true if the page has no room for some of them; `isInPlaceOfSample`: true if a sample's links are removed
 */
export function withPastedLinks(
  links: readonly Link[],
  pastedLinks: readonly FoundLink[],
  sampleLinks: readonly Link[],
) {
  const filledLinks = links.filter((link) => !isEmpty(link))
  const isSample = filledLinks.every((link) => sampleLinks.some((sample) => areEqual(link, sample)))
  const nextLinks = isSample ? [] : filledLinks
  const usable = pastedLinks.filter(({ address }) => address.length <= SITE_LIMITS.lineCharacters)
  const added = usable.slice(0, Math.max(0, SITE_LIMITS.links - nextLinks.length))
  for (const { name, address } of added)
    nextLinks.push(
      linkOf({
        id: freshId(nextLinks, 'link'),
        label: name.slice(0, SITE_LIMITS.lineCharacters),
        url: address,
      }),
    )
  return {
    links: nextLinks,
    added,
    isFull: added.length < usable.length,
    isInPlaceOfSample: isSample && filledLinks.length > 0,
  }
}
