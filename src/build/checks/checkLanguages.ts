import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { isLanguage } from '../../lib/language.ts'
import { nearestName } from '../../lib/nearestName.ts'
import { schemas } from '../../site/schema.ts'
import { contentFolder, displayPath, LANGUAGE_FILES } from '../contentFolder.ts'
import {
  additionalLanguages,
  chosenLanguage,
  DEFAULT_LANGUAGE,
  entriesOf,
  LANGUAGES_FOLDER,
  languageFolder,
} from '../languageFolders.ts'
import { PAGES_FOLDER } from '../markdown/markdownFiles.ts'
import { remedy } from './fieldMistakes.ts'

const ALLOWED_ENTRIES = [...LANGUAGE_FILES, PAGES_FOLDER]
/** Files and folders that only the content folder itself may contain. */
const SHARED_ENTRIES = ['pictures', 'public', 'sky.json', 'theme.json', LANGUAGES_FOLDER, 'README.md']

export function languageFolderMistakes(root: string, defaultLanguageTag: string): string[] {
  const content = contentFolder(root)
  const filesOutside = entriesOf(join(content, LANGUAGES_FOLDER)).filter(({ isFolder }) => !isFolder)
  const chosen = chosenLanguage()
  const tags = additionalLanguages(content)
  return [
    ...(chosen !== DEFAULT_LANGUAGE && !tags.includes(chosen)
      ? [
          `MOONGATE_LANGUAGE is ${chosen}, which has no folder in ${displayPath(root, LANGUAGES_FOLDER, DEFAULT_LANGUAGE)}.`,
        ]
      : []),
    ...filesOutside.map(
      ({ name }) =>
        `${displayPath(root, join(LANGUAGES_FOLDER, name), DEFAULT_LANGUAGE)} is in no language’s folder; put it into one, as in ${LANGUAGES_FOLDER}/en/${name}.`,
    ),
    ...tags.flatMap((tag) => {
      const shownPath = displayPath(root, join(LANGUAGES_FOLDER, tag), DEFAULT_LANGUAGE)
      const mistake = tagMistake(tag, defaultLanguageTag)
      if (mistake) return [`${shownPath} ${mistake}.`]
      return folderMistakes(shownPath, languageFolder(content, tag), tag)
    }),
  ]
}

/** Checks the names in a language's folder. @param shownPath the folder's path in messages */
function folderMistakes(shownPath: string, folder: string, tag: string): string[] {
  const names = entriesOf(folder).map(({ name }) => name)
  if (names.length === 0) return [`${shownPath} is empty; put a site.ts into it, or remove it.`]
  const unknownNames = names.filter((name) => !ALLOWED_ENTRIES.includes(name))
  return [
    ...(existsSync(join(folder, 'site.ts'))
      ? []
      : [
          `${shownPath} has no site.ts; write one, at least with “export const site = { language: '${tag}' }”.`,
        ]),
    ...unknownNames.map((name) =>
      SHARED_ENTRIES.includes(name)
        ? `${shownPath}/${name} is not used, because all languages share that of the first; remove it.`
        : `${shownPath}/${name} is not a file of the site; ${remedy(name, ALLOWED_ENTRIES)}, or remove it.`,
    ),
  ]
}

function tagMistake(tag: string, defaultLanguageTag: string): string | undefined {
  const canonical = canonicalTag(tag)
  if (canonical !== tag) {
    const nearest = canonical ?? nearestTag(tag)
    const advice = nearest ? `call the folder “${nearest}”` : 'call the folder as in en, pt-BR or ar'
    return `is not called after a language’s tag; ${advice}`
  }
  if (tag !== defaultLanguageTag) return undefined
  return 'is called after the language of your site.ts, which needs no folder; call it after another one, or remove it'
}

/** The canonical form of a tag: `pt-BR` for `pt_br`. Undefined for a text that is not a known tag. */
function canonicalTag(text: string): string | undefined {
  const tag = text.replaceAll('_', '-')
  if (!isLanguage(tag)) return undefined
  const canonical = new Intl.Locale(tag).toString()
  return nameInEnglish(canonical) === undefined ? undefined : canonical
}

/** The two-letter tag of the language with the most similar English or own name: `de` for `german`. */
function nearestTag(name: string): string | undefined {
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  const twoLetterTags = letters.flatMap((first) => letters.map((second) => first + second))
  const tags = new Map(
    twoLetterTags.flatMap((tag) => {
      const englishName = nameInEnglish(tag)
      const ownName = new Intl.DisplayNames([tag], { type: 'language' }).of(tag)
      if (!englishName) return []
      return [[englishName, tag] as const, ...(ownName ? [[ownName, tag] as const] : [])]
    }),
  )
  return tags.get(nearestName(name, [...tags.keys()]) ?? '')
}

function nameInEnglish(tag: string): string | undefined {
  return new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(tag)
}

/** The schema of an additional language's `site.ts`. @param siteUrl the `url` of the default language's `site.ts` */
export function languageSiteSchema(tag: string, siteUrl: string) {
  return schemas.site.partial().extend({
    language: z.literal(tag, {
      error: ({ input }) =>
        input === undefined
          ? `is missing; write “language: '${tag}'”`
          : `is not the one of its folder; write “language: '${tag}'”`,
    }),
    url: z
      .literal(siteUrl, { error: 'differs from the one in your first site.ts; leave it out here' })
      .optional(),
  })
}

/** Mistakes: pages of the default language whose path has an additional language's tag as its first segment. */
export function pathsTakenByLanguages(
  defaultLanguagePaths: readonly string[],
  tags: readonly string[],
): string[] {
  return tags.flatMap((tag) =>
    defaultLanguagePaths
      .filter((path) => path === `/${tag}` || path.startsWith(`/${tag}/`))
      .map(
        (path) => `The page ${path} stands where the language ${tag} has its pages; give it another path.`,
      ),
  )
}
