import { languages as all } from 'virtual:languages'
import { site } from './site.ts'

/** A language that the site is published in. */
export interface Language {
  /** As in `en`. */
  readonly tag: string
  /** In itself, as in 'English'. */
  readonly name: string
  /** The path of its home page: `/` for the first language, `/en/` for another. */
  readonly base: string
  /** The paths of its pages below its base, as in the route table. */
  readonly paths: readonly string[]
}

/** The languages of the site, the first one first. Empty for a site in one language. */
export const languages: readonly Language[] = all

/** True for the first language, or the only one. */
export const isFirstLanguage = languages.every(({ tag }, index) => index > 0 || tag === site.language)

/** The same page in each language that has it. @returns their addresses below the origin, as in `/en/shop/` */
export function versionsOf(path: string): readonly { readonly tag: string; readonly href: string }[] {
  return languages.flatMap(({ tag, base, paths }) =>
    paths.includes(path) ? [{ tag, href: path === '/' ? base : `${base}${path.slice(1)}/` }] : [],
  )
}

export interface LanguageLink {
  readonly tag: string
  readonly name: string
  readonly href: string
}

/** Links to the other languages: to the same page, or to the home page of a language without that page. */
export function linksToOtherLanguages(path: string): readonly LanguageLink[] {
  const versions = versionsOf(path)
  return languages
    .filter(({ tag }) => tag !== site.language)
    .map(({ tag, name, base }) => ({
      tag,
      name,
      href: versions.find((version) => version.tag === tag)?.href ?? base,
    }))
}
