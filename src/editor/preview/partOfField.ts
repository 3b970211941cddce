import type { SiteData } from '../../templates/engine/data/siteData.ts'
import { listForm } from '../form/rows/listForms.ts'

/** The parts of the page (see `partAttribute.ts`) that show fields. A part has the name of its first field. */
const PARTS: { readonly [K in keyof SiteData]?: keyof SiteData } = {
  name: 'name',
  tagline: 'tagline',
  bio: 'bio',
  portrait: 'portrait',
  portraitFit: 'portrait',
  portraitPlace: 'portrait',
  portraitTint: 'portrait',
  links: 'links',
  socials: 'socials',
  music: 'music',
}

/**
 * The part of the page that shows a field; null if the page does not show the field.
 * @param path in the data, as in `links.3.url`
 */
export function partOfField(path: string): string | null {
  const [key = '', item] = path.split('.')
  const part = PARTS[key as keyof SiteData] ?? null
  return part !== null && /^\d+$/.test(item ?? '') ? `${part}.${item}` : part
}

/**
 * The field that a press on a part opens: the part's first field in the form.
 * @returns the path, as in `links.3.label`; null for an unknown part
 */
export function fieldOfPart(part: string): string | null {
  const [key = '', item] = part.split('.')
  if (!Object.values(PARTS).some((name) => name === key)) return null
  if (item === undefined) return key
  const [firstKey] = Object.keys(listForm(key)?.rows ?? {})
  return firstKey === undefined ? `${key}.${item}` : `${key}.${item}.${firstKey}`
}
