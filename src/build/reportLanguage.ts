import { join } from 'node:path'
import type { Theme } from '../constants/palette.ts'
import { constantsMistakes } from '../constants/schema.ts'
import { isEnglishTag } from '../lib/language.ts'
import editorEnglish from '../site/editorEnglish.json' with { type: 'json' }
import type { OwnEditorWords } from '../site/editorWords.ts'
import english from '../site/english.json' with { type: 'json' }
import { isLocalhost } from '../site/fields.ts'
import {
  type Contact,
  type OwnGallery,
  type OwnSamples,
  type Section,
  type Site,
  schemas,
  type Template,
  type Track,
} from '../site/schema.ts'
import { templateWords } from '../site/templateMeta.ts'
import type { ThemeName } from '../site/theme.ts'
import themes from '../site/themes.json' with { type: 'json' }
import type { OwnWords } from '../site/words.ts'
import { misnamedFiles } from './checkFiles.ts'
import { languageSchemas } from './checkLanguages.ts'
import type { Addresses } from './checkLinks.ts'
import { deadTextLinks, markdownMistakes } from './checkMarkdown.ts'
import { takenPaths } from './checkPaths.ts'
import { sampleMistakes } from './checkSamples.ts'
import { hiddenSectionTexts, unlistedSections } from './checkSections.ts'
import { kitMistakes, templateMistakes } from './checkTemplates.ts'
import { themeMistakes, themeWarnings } from './checkTheme.ts'
import { trackWarnings } from './checkTracks.ts'
import { untranslatedTexts, visibleGroups, wordsMistakes } from './checkWords.ts'
import { readConstantsFile } from './constantsFile.ts'
import { contentFolder, displayPath } from './contentFolder.ts'
import { anchorsOf, deadLinksIn } from './contentLinks.ts'
import { contentMistakes, exportMistakes } from './contentMistakes.ts'
import { DEFAULT_LANGUAGE, languageFolder } from './languageFolders.ts'
import { importWithContent, loadContent } from './loadContent.ts'
import { markdownPages } from './markdown/markdownFiles.ts'
import { metasOf, namesOf, templateFolders } from './templateFolders.ts'

type Routes = typeof import('../routes.ts')
type ContentModules = Readonly<
  Record<keyof typeof schemas | 'theme' | 'words' | 'editorWords', Readonly<Record<string, unknown>>>
>

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
  const modules = await importWithContent<ContentModules>(root, 'src/site/ownerFiles.ts', language)
  const folders = templateFolders(root)
  const mistakesInTemplates = templateMistakes(root, folders)
  if (mistakesInTemplates.length > 0) return { mistakes: mistakesInTemplates, warnings: [] }
  const editorGroups = { ...editorEnglish, kits: templateWords(metasOf(folders), namesOf(folders)) }
  const checkModule = (
    module: keyof ContentModules,
    name: string,
    check: (file: string, value: unknown) => string[],
  ) => {
    const file = displayPathOf(`${module}.ts`)
    const missing = exportMistakes(file, modules[module], name)
    return missing.length > 0 ? missing : check(file, modules[module][name])
  }
  const texts = markdownPages(root, language)
  const mistakes = [
    ...markdownMistakes(texts),
    ...Object.entries(isDefault ? schemas : languageSchemas(language, siteUrl)).flatMap(([name, schema]) =>
      checkModule(name as keyof ContentModules, name, (file, value) => contentMistakes(file, value, schema)),
    ),
    ...checkModule('words', 'words', (file, value) => wordsMistakes(file, value, english)),
    ...checkModule('editorWords', 'words', (file, value) => wordsMistakes(file, value, editorGroups)),
    ...(command === 'build'
      ? [
          ...localEndpointMistakes(displayPathOf('contact.ts'), modules.contact.contact),
          ...localEndpointMistakes(displayPathOf('newsletter.ts'), modules.newsletter.newsletter),
        ]
      : []),
    ...(isDefault ? await lookMistakes(root, modules) : []),
  ]
  if (mistakes.length > 0) return { mistakes, warnings: [] }
  const cards = modules.templates.templates as readonly Template[]
  const unknownNames = [
    ...kitMistakes(displayPathOf('templates.ts'), cards, folders),
    ...sampleMistakes(displayPathOf('samples.ts'), modules.samples.samples as OwnSamples, folders),
  ]
  if (unknownNames.length > 0) return { mistakes: unknownNames, warnings: [] }
  const { routes, notFoundPages, isPage } = await importWithContent<Routes>(root, 'src/routes.ts', language)
  const pathProblems = takenPaths(
    displayPathOf('galleries.ts'),
    modules.galleries.galleries as readonly OwnGallery[],
    texts,
    [...routes, ...notFoundPages],
  )
  if (pathProblems.length > 0) return { mistakes: pathProblems, warnings: [] }
  const addresses: Addresses = {
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
      ...hiddenSectionTexts(displayPathOf('sections.ts'), sections),
      ...unlistedSections((name) => displayPathOf(`${name}.ts`), modules, sections),
      ...deadLinksIn(displayPathOf, modules, addresses),
      ...deadTextLinks(ownTexts, addresses),
      ...trackWarnings(displayPathOf('tracks.ts'), modules.tracks.tracks as readonly Track[]),
      ...(isDefault ? misnamedFiles(root) : []),
      ...(isDefault ? englishWarnings(displayPathOf, modules) : []),
      ...(isDefault ? await lookWarnings(root, modules) : []),
    ],
  }
}

async function lookMistakes(root: string, modules: ContentModules): Promise<string[]> {
  const skyFile = displayPath(root, 'sky.json')
  return [
    ...themeMistakes(displayPath(root, 'theme.json'), modules.theme),
    ...constantsMistakes(await readConstantsFile(root)).map(
      (mistake) => `${skyFile}: ${mistake.replace(/^constants\./, '')}.`,
    ),
  ]
}

async function lookWarnings(root: string, modules: ContentModules): Promise<string[]> {
  const { moonlight } = await readConstantsFile(root)
  const { theme: name = 'night', ...ownColours } = modules.theme as Partial<Theme> & {
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
  if (modules.newsletter.newsletter) filledLists.add('newsletter')
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
