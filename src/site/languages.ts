import { languages as siteLanguages } from 'virtual:languages'
import { site } from './site.ts'

export interface Language {
  readonly tag: string
  /** The name in the language itself, as in `Deutsch`. */
  readonly name: string
  /** The path of the home page, as in `/` for the default language and `/en/` for an additional one. */
  readonly base: string
  /** The paths of all pages, without `base`. */
  readonly paths: readonly string[]
}

/** The languages of the site; the default language is the first entry. Empty for a site in one language. */
export const languages: readonly Language[] = siteLanguages

/** True if this build makes the pages of the default language, or of the only one. */
export const isDefaultLanguage = languages.length === 0 || languages[0]?.tag === site.language

/** The languages that have a page, with the full path of the page in each, as in `/en/shop/`. */
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

/** The links to the other languages. The link to a language without this page leads to that language's home page. */
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
