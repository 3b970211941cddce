import { languages as all } from 'virtual:languages'
import { site } from './site.ts'

/** A language that the site is published in. */
export interface Language {
  /** A BCP 47 tag, as in `en`. */
  readonly tag: string
  /** The language's name in that language, as in `Deutsch`. */
  readonly name: string
  /** The path of its home page, as in `/` for the first language and `/en/` for another. */
  readonly base: string
  /** The paths of its pages below `base`, as in the table of routes. */
  readonly paths: readonly string[]
}

/** The languages of the site; the first language is the first entry. Empty for a site in one language. */
export const languages: readonly Language[] = all

/** True when this build is in the first language, or in the only one. */
export const isFirstLanguage = languages.every(({ tag }, index) => index > 0 || tag === site.language)

/** Finds a page in all languages that have it. @returns for each its path from the origin, as in `/en/shop/` */
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

/** The links to the other languages: to the same page, or to the home page if a language lacks that page. */
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
