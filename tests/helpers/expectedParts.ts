import { pictureSlug } from './pictureFiles.ts'
import { isPage } from './siteModules.ts'

export const ANY_NAME = null

export interface PageLink {
  /** The accessible name, or `ANY_NAME`. */
  readonly name: string | null
  /** The address. For the file of a picture: `picture of ` and the slug of its original. */
  readonly href: string
  readonly opensNewTab: boolean
}

/** The expected content of a page's main part, in order. */
export interface ExpectedPage {
  readonly heading: string
  readonly texts: readonly string[]
  readonly links: readonly PageLink[]
  /** Alternative texts of the pictures. */
  readonly pictures: readonly string[]
}

export const sameTabLink = (name: string | null, href: string): PageLink => ({
  name,
  href,
  opensNewTab: false,
})
export const newTabLink = (name: string | null, href: string): PageLink => ({ name, href, opensNewTab: true })
export const pictureLink = ({ src, alt }: { src: string; alt: string }) =>
  sameTabLink(alt, `picture of ${pictureSlug(src)}`)
export const linkTo = (name: string, url: string) =>
  isPage(url) ? sameTabLink(name, url) : newTabLink(name, url)
export const linkToItem = ({ name, url }: { name: string; url: string }) => linkTo(name, url)

export const itemIf = <T>(condition: unknown, item: T): readonly T[] => (condition ? [item] : [])
