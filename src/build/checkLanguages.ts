import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { isLanguage } from '../lib/language.ts'
import { nearestName } from '../lib/nearestName.ts'
import { schemas } from '../site/schema.ts'
import { contentFolder, contentName, LANGUAGE_FILES } from './contentFolder.ts'
import { remedy } from './contentMistakes.ts'
import { chosenLanguage, entriesOf, furtherLanguages, LANGUAGES_FOLDER, languageFolder } from './languageFolders.ts'
import { JOURNAL_FOLDER, PAGES_FOLDER } from './markdown/markdownFiles.ts'

/** Files and folders that the folder of a language may contain. */
const LANGUAGE_PARTS = [...LANGUAGE_FILES, PAGES_FOLDER, JOURNAL_FOLDER]
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
/** Entries of the content folder that all languages share. The folder of a language may not contain them. */
const SHARED = ['pictures', 'public', 'sky.json', 'theme.json', LANGUAGES_FOLDER, 'README.md']

/** Finds mistakes in the names of the further languages' folders and files. @param first the tag of the first language */
export function languageFolderMistakes(root: string, first: string): string[] {
  const content = contentFolder(root)
  const filesOutside = entriesOf(join(content, LANGUAGES_FOLDER)).filter(({ isFolder }) => !isFolder)
  const chosen = chosenLanguage()
  const tags = furtherLanguages(content)
  return [
    ...(chosen && !tags.includes(chosen)
      ? [`MOONGATE_LANGUAGE is ${chosen}, which has no folder in ${contentName(root, LANGUAGES_FOLDER, '')}.`]
      : []),
    ...filesOutside.map(
      ({ name }) =>
        `${contentName(root, join(LANGUAGES_FOLDER, name), '')} is in no language’s folder; put it into one, as in ${LANGUAGES_FOLDER}/en/${name}.`,
    ),
    ...tags.flatMap((tag) => {
      const folder = contentName(root, join(LANGUAGES_FOLDER, tag), '')
      const mistake = tagMistake(tag, first)
      return mistake ? [`${folder} ${mistake}.`] : folderMistakes(folder, languageFolder(content, tag), tag)
    }),
  ]
}

function folderMistakes(name: string, folder: string, tag: string): string[] {
  const files = entriesOf(folder).map((entry) => entry.name)
  if (files.length === 0) return [`${name} is empty; put a site.ts into it, or remove it.`]
  const unknown = files.filter((file) => !LANGUAGE_PARTS.includes(file))
  return [
    ...(existsSync(join(folder, 'site.ts'))
      ? []
      : [`${name} has no site.ts; write one, at least with “export const site = { language: '${tag}' }”.`]),
    ...unknown.map((file) =>
      SHARED.includes(file)
        ? `${name}/${file} is not used, because all languages share that of the first; remove it.`
        : `${name}/${file} is not a file of the site; ${remedy([file], LANGUAGE_PARTS)}, or remove it.`,
    ),
  ]
}

function tagMistake(tag: string, first: string): string | undefined {
  const canonical = canonicalTag(tag)
  if (canonical !== tag) {
    const nearest = canonical ?? nearestTag(tag)
    const example = nearest ? `call the folder “${nearest}”` : 'call the folder as in en, pt-BR or ar'
    return `is not called after a language’s tag; ${example}`
  }
  if (tag !== first) return undefined
  return 'is called after the language of your site.ts, which needs no folder; call it after another one, or remove it'
}

/** The canonical form of a tag: `pt-BR` for `pt_br`. Undefined for a text that is not a known tag. */
function canonicalTag(text: string): string | undefined {
  const tag = text.replaceAll('_', '-')
  if (!isLanguage(tag)) return undefined
  try {
    const [canonical = ''] = Intl.getCanonicalLocales(tag)
    return nameInEnglish(canonical) && canonical
  } catch {
    return undefined
  }
}

/** The tag of the language with the most similar English or own name: `de` for `german`. */
function nearestTag(name: string): string | undefined {
  const twoLetterTags = [...LETTERS].flatMap((first) => [...LETTERS].map((second) => first + second))
  const tags = new Map(
    twoLetterTags.flatMap((tag) => {
      const names = [nameInEnglish(tag), new Intl.DisplayNames([tag], { type: 'language' }).of(tag)]
      return names.flatMap((one) => (nameInEnglish(tag) && one ? [[one, tag] as const] : []))
    }),
  )
  return tags.get(nearestName(name, [...tags.keys()]) ?? '')
}

function nameInEnglish(tag: string): string | undefined {
  return new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(tag)
}

/** The schemas of the files of a further language. @param url the `url` in the first language's `site.ts` */
export function languageSchemas(tag: string, url: string) {
  const site = schemas.site.partial().extend({
    language: z.literal(tag, {
      error: ({ input }) =>
        input === undefined
          ? `is missing; write “language: '${tag}'”`
          : `is not the folder’s; write “language: '${tag}'”`,
    }),
    url: z.literal(url, { error: 'is another one than in your first site.ts; leave it out here' }).optional(),
  })
  return { ...schemas, site }
}

/** Finds pages of the first language whose path begins with the tag of another language. @param paths the pages' paths */
export function hiddenPages(paths: readonly string[], tags: readonly string[]): string[] {
  return tags.flatMap((tag) =>
    paths
      .filter((path) => path === `/${tag}` || path.startsWith(`/${tag}/`))
      .map(
        (path) => `The page ${path} stands where the language ${tag} has its pages; give it another path.`,
      ),
  )
}
