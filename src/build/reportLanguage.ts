import { join } from 'node:path'
import type { Theme } from '../constants/palette.ts'
import { constantsMistakes } from '../constants/schema.ts'
import { isEnglishTag } from '../lib/language.ts'
import editorEnglish from '../site/editorEnglish.json' with { type: 'json' }
import type { OwnEditorWords } from '../site/editorWords.ts'
import english from '../site/english.json' with { type: 'json' }
import { isLocalhost } from '../site/fields.ts'
import type { Contact, OwnGallery, Section, Site, Template, Track } from '../site/schema.ts'
import type { ThemeName } from '../site/theme.ts'
import themes from '../site/themes.json' with { type: 'json' }
import type { OwnWords } from '../site/words.ts'
import { languageSiteSchema } from './checkLanguages.ts'
import { misnamedFiles } from './checks/checkFiles.ts'
import { anchorsOf, deadLinks, linksInLists, linksInTexts, type SiteAddresses } from './checks/checkLinks.ts'
import { tracksWithoutPlayer, unlistedSections } from './checks/checkLists.ts'
import { takenPaths } from './checks/checkPages.ts'
import { templateMistakes } from './checks/checkTemplates.ts'
import { themeWarnings } from './checks/checkTheme.ts'
import { contentSchemas } from './checks/contentSchemas.ts'
import { fieldMistakes } from './checks/fieldMistakes.ts'
import { untranslatedTexts, visibleGroups } from './checkWords.ts'
import { readConstantsFile } from './constantsFile.ts'
import { contentFolder, displayPath } from './contentFolder.ts'
import { DEFAULT_LANGUAGE, languageFolder } from './languageFolders.ts'
import { importWithContent, loadContent } from './loadContent.ts'
import { markdownPages } from './markdown/markdownFiles.ts'
import { templateFolders } from './templateFolders.ts'

type Routes = typeof import('../routes.ts')
type ContentModules = Readonly<
  Record<keyof ReturnType<typeof contentSchemas>, Readonly<Record<string, unknown>>>
>

/** The exports of files that do not export their own name. */
const EXPORT_NAMES: Readonly<Record<string, string>> = { editorWords: 'words', theme: 'default' }

/** One sentence per mistake and per warning. Mistakes stop a build; warnings do not. */
export type ContentReport = Readonly<Record<'mistakes' | 'warnings', readonly string[]>>

/**
 * Checks the content files of a language, without pictures. Stops after a step that finds mistakes, because later steps
 * need correct content.
 * @param command 'serve' allows a form that sends to the owner's own computer
 * @param siteUrl for an additional language: the `url` of the default language's `site.ts`
 */
export async function reportLanguage(
  root: string,
  command: 'build' | 'serve',
  language: string,
  siteUrl = '',
): Promise<ContentReport> {
  const isDefault = language === DEFAULT_LANGUAGE
  const displayPathOf = (file: string) => displayPath(root, file, language)
  const folders = templateFolders(root)
  const mistakesInTemplates = templateMistakes(root, folders)
  if (mistakesInTemplates.length > 0) return { mistakes: mistakesInTemplates, warnings: [] }
  const modules = await importWithContent<ContentModules>(root, 'src/site/ownerFiles.ts', language)
  const texts = markdownPages(root, language)
  const schemas = {
    ...contentSchemas(folders),
    ...(isDefault ? {} : { site: languageSiteSchema(language, siteUrl) }),
  }
  const mistakes = [
    ...texts.flatMap((text) => text.mistakes),
    ...Object.entries(schemas).flatMap(([name, schema]) => {
      const file = displayPathOf(name === 'theme' ? 'theme.json' : `${name}.ts`)
      const exportName = EXPORT_NAMES[name] ?? name
      const value = modules[name as keyof ContentModules][exportName]
      if (value === undefined)
        return [`${file}: has no “${exportName}”; write “export const ${exportName} = …”.`]
      return fieldMistakes(file, value, schema)
    }),
    ...constantsMistakes(await readConstantsFile(root)).map(
      (mistake) => `${displayPath(root, 'sky.json')}: ${mistake.replace(/^constants\./, '')}.`,
    ),
    ...(command === 'build'
      ? localEndpointMistakes(displayPathOf('contact.ts'), modules.contact.contact)
      : []),
  ]
  if (mistakes.length > 0) return { mistakes, warnings: [] }
  const { routes, notFoundPages, isPage } = await importWithContent<Routes>(root, 'src/routes.ts', language)
  const galleries = modules.galleries.galleries as readonly OwnGallery[]
  const pathProblems = takenPaths(
    [
      ...galleries.map(({ path, title }) => ({
        where: `${displayPathOf('galleries.ts')}: “${title}”`,
        path,
      })),
      ...texts.map(({ path, name }) => ({ where: name, path })),
    ],
    [...routes, ...notFoundPages].map(({ path }) => path),
  )
  if (pathProblems.length > 0) return { mistakes: pathProblems, warnings: [] }
  const addresses: SiteAddresses = {
    isPage,
    pages: routes.map(({ path }) => path),
    anchors: anchorsOf(await loadContent(root, language), routes, texts),
    publicFolders: [join(root, 'public'), join(contentFolder(root), 'public')],
  }
  // Only own texts: an inherited text may link to a heading that only the default language has.
  const ownTexts = texts.filter(({ file }) => file.startsWith(languageFolder(contentFolder(root), language)))
  const sections = modules.sections.sections as readonly Section[]
  return {
    mistakes: [],
    warnings: [
      ...unlistedSections(displayPathOf, modules, sections),
      ...deadLinks([...linksInLists(displayPathOf, modules), ...linksInTexts(ownTexts)], addresses),
      ...tracksWithoutPlayer(displayPathOf('tracks.ts'), modules.tracks.tracks as readonly Track[]),
      ...(isDefault ? misnamedFiles(root) : []),
      ...(isDefault ? englishWarnings(displayPathOf, modules) : []),
      ...(isDefault ? await lookWarnings(root, modules) : []),
    ],
  }
}

async function lookWarnings(root: string, modules: ContentModules): Promise<string[]> {
  const { moonlight } = await readConstantsFile(root)
  const { theme: name = 'night', ...ownColours } = modules.theme.default as Partial<Theme> & {
    theme?: ThemeName
  }
  return [
    ...themeWarnings(displayPath(root, 'theme.json'), { ...themes[name], ...ownColours }, moonlight.opacity),
  ]
}

function englishWarnings(displayPathOf: (file: string) => string, modules: ContentModules): string[] {
  const { language = 'en' } = modules.site.site as Site
  if (isEnglishTag(language)) return []
  const lists = ['templates', 'games', 'galleries', 'events', 'videos', 'tracks'] as const
  const filledLists = new Set<string>(
    lists.filter((list) => (modules[list][list] as readonly unknown[]).length > 0),
  )
  const words = modules.words.words as OwnWords
  const { missingEmail, closed } = modules.contact.contact as Contact
  // An owner may write two texts of the form in `contact.ts` instead.
  const formTexts = { ...(missingEmail && { missingEmail }), ...(closed && { closed }) }
  const writtenTexts = { ...words, form: { ...formTexts, ...words.form } }
  const hasEditor = (modules.templates.templates as readonly Template[]).some(({ kit }) => kit)
  return [
    ...untranslatedTexts(displayPathOf('words.ts'), writtenTexts, visibleGroups(english, filledLists)),
    // Without `kits`, because the names of templates and of their parts need no translation.
    ...(hasEditor
      ? untranslatedTexts(
          displayPathOf('editorWords.ts'),
          modules.editorWords.words as OwnEditorWords,
          editorEnglish,
        )
      : []),
  ]
}

/** Finds a form's endpoint on the owner's own computer, which is only for tests of the form. */
function localEndpointMistakes(file: string, form: unknown): string[] {
  const { endpoint } = (form ?? {}) as Contact
  if (typeof endpoint !== 'string' || !isLocalhost(endpoint)) return []
  return [
    `${file}: endpoint is ${endpoint}, which only your own computer has; before you build, write your service’s.`,
  ]
}
