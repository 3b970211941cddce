import type { Pictures, SiteData } from '../../templates/engine/data/siteData.ts'
import type { Kit } from '../../templates/engine/kit/kit.ts'
import type { Sample } from '../../templates/engine/sample/sample.ts'
import { checkSite } from './checkSite.ts'

const PARTS = ['name', 'tagline', 'bio', 'portrait', 'links', 'socials'] as const
type Part = (typeof PARTS)[number]

export const PART_COUNT = PARTS.length

/**
 * Counts the parts of a page that are its user's own: those with content of which nothing is a sample's. An empty part is the
 * user's choice once the page has a name of its own, and links or profiles of its own.
 * @returns [0, `PART_COUNT`]
 */
export function ownPartCount(
  data: SiteData,
  pictures: Pictures,
  kit: Kit,
  samples: readonly Sample[],
): number {
  const files = [...pictures].map(([path, bytes]) => ({ path, bytes }))
  const sampleParts = new Set(
    checkSite(data, kit, files, samples)
      .filter(({ isSample }) => isSample)
      .map(({ field }) => field.split('.')[0]),
  )
  const isFilled = (part: Part) => {
    const value = data[part]
    return typeof value === 'string'
      ? value.trim() !== ''
      : value !== null && !(Array.isArray(value) && value.length === 0)
  }
  const isOwn = (part: Part) => isFilled(part) && !sampleParts.has(part)
  const isPage = isOwn('name') && (isOwn('links') || isOwn('socials'))
  return PARTS.filter((part) => isOwn(part) || (isPage && !isFilled(part))).length
}
