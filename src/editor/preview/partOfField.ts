import type { Link, SiteData } from '../../templates/siteData.ts'

/** A part of a page: the one with an index among those that a selector finds. */
export interface PagePart {
  readonly selector: string
  readonly index: number
}

const PARTS: Readonly<Record<string, string>> = {
  portrait: '.portrait',
  portraitFit: '.portrait',
  portraitPlace: '.portrait',
  name: '.name',
  tagline: '.tagline',
  bio: '.bio',
  links: '.links > li, .links-heading',
  socials: '.socials > li',
  music: '.music',
}

const isShown = ({ kind, label, url, hidden }: Link) =>
  !hidden && Boolean(label.trim() || (kind === 'link' && url.trim()))

/** The part of the page that shows what a field says; null for a field that shows nowhere. @param id of its element */
export function partOfField(id: string, { links }: Pick<SiteData, 'links'>): PagePart | null {
  const [, list = '', item] = /^field-([A-Za-z]+)(?:-(\d+))?/.exec(id) ?? []
  const selector = PARTS[list]
  if (selector === undefined) return null
  const at = Number(item ?? 0)
  return { selector, index: list === 'links' ? links.slice(0, at).filter(isShown).length : at }
}
