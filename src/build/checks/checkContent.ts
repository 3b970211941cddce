import { join } from 'node:path'
import type { z } from 'zod'
import { constantsMistakes } from '../../constants/schema.ts'
import type { OwnGallery, Section, Track } from '../../site/schema.ts'
import { readConstantsFile } from '../constantsFile.ts'
import { contentFolder, displayPath } from '../contentFolder.ts'
import { additionalLanguages, DEFAULT_LANGUAGE, languageFolder } from '../languageFolders.ts'
import { importWithContent, loadContent } from '../loadContent.ts'
import { type MarkdownFile, markdownPages } from '../markdown/markdownFiles.ts'
import { surveyPictures } from '../pictures/surveyPictures.ts'
import { pictureSources } from '../sitePictures.ts'
import { templateFolders } from '../templateFolders.ts'
import { jsonMistakes, misnamedFiles, readFailure } from './checkFiles.ts'
import { languageFolderMistakes, languageSiteSchema, pathsTakenByLanguages } from './checkLanguages.ts'
import { anchorsOf, deadLinks, linksInLists, linksInTexts } from './checkLinks.ts'
import { tracksWithoutPlayer, unlistedSections } from './checkLists.ts'
import { takenPaths } from './checkPages.ts'
import { templateMistakes } from './checkTemplates.ts'
import { type OwnTheme, themeWarnings } from './checkTheme.ts'
import { contentSchemas } from './contentSchemas.ts'
import { fieldMistakes } from './fieldMistakes.ts'
import { englishWarnings } from './untranslatedTexts.ts'

type Command = 'build' | 'serve'
type Schemas = ReturnType<typeof contentSchemas>
type Routes = typeof import('../../routes.ts')

/** The content files as an owner wrote them, by their names without an extension. */
export type ContentModules = Readonly<Record<keyof Schemas, Readonly<Record<string, unknown>>>>

/** One sentence per mistake and per warning. Mistakes stop a build; warnings do not. */
export type ContentReport = Readonly<Record<'mistakes' | 'warnings', readonly string[]>>

/** Checks all content files, then their pictures. @param command 'serve' allows a form that sends to this computer */
export async function checkContent(root: string, command: Command = 'build'): Promise<ContentReport> {
  try {
    // Modules cannot be imported while a JSON file that they import has a mistake.
    const mistakesInJson = [...jsonMistakes(root), ...templateMistakes(root)]
    if (mistakesInJson.length > 0) return { mistakes: mistakesInJson, warnings: [] }
    const inDefaultLanguage = await checkLanguage(root, command, DEFAULT_LANGUAGE)
    if (inDefaultLanguage.mistakes.length > 0) return inDefaultLanguage
    const inAdditionalLanguages = await checkAdditionalLanguages(root, command)
    if (inAdditionalLanguages.mistakes.length > 0) return inAdditionalLanguages
    const pictures = await surveyPictures(await pictureSources(root))
    // Languages that share a file have the same warnings about the file.
    const warnings = new Set([
      ...inDefaultLanguage.warnings,
      ...inAdditionalLanguages.warnings,
      ...pictures.warnings,
    ])
    return { mistakes: pictures.mistakes, warnings: [...warnings] }
  } catch (reason) {
    return { mistakes: [readFailure(root, reason)], warnings: [] }
  }
}

export function mistakesMessage(mistakes: readonly string[]): string {
  return `the content needs a look:\n\n${mistakes.join('\n')}\n`
}

/**
 * Checks the content files of a language. Stops after a step that finds mistakes, because later steps need correct content.
 * @param siteUrl for an additional language: the `url` of the default language's `site.ts`
 */
async function checkLanguage(
  root: string,
  command: Command,
  language: string,
  siteUrl = '',
): Promise<ContentReport> {
  const displayPathOf = (file: string) => displayPath(root, file, language)
  const modules = await importWithContent<ContentModules>(root, 'src/site/ownerFiles.ts', language)
  const texts = markdownPages(root, language)
  const schemas = contentSchemas(templateFolders(root), command)
  const isDefault = language === DEFAULT_LANGUAGE
  const mistakes = [
    ...texts.flatMap((text) => text.mistakes),
    ...moduleMistakes(
      displayPathOf,
      modules,
      isDefault ? schemas : { ...schemas, site: languageSiteSchema(language, siteUrl) },
    ),
    ...constantsMistakes(await readConstantsFile(root)).map(
      (mistake) => `${displayPath(root, 'sky.json')}: ${mistake.replace(/^constants\./, '')}.`,
    ),
  ]
  if (mistakes.length > 0) return { mistakes, warnings: [] }

  const site = await importWithContent<Routes>(root, 'src/routes.ts', language)
  const pathMistakes = takenPaths(
    ownPages(displayPathOf, modules, texts),
    [...site.routes, ...site.notFoundPages].map(({ path }) => path),
  )
  if (pathMistakes.length > 0) return { mistakes: pathMistakes, warnings: [] }

  const addresses = {
    isPage: site.isPage,
    pages: site.routes.map(({ path }) => path),
    anchors: anchorsOf(await loadContent(root, language), site.routes, texts),
    publicFolders: [join(root, 'public'), join(contentFolder(root), 'public')],
  }
  // Only own texts: an inherited text may link to a heading that only the default language has.
  const ownTexts = texts.filter(({ file }) => file.startsWith(languageFolder(contentFolder(root), language)))
  const { moonlight } = await readConstantsFile(root)
  return {
    mistakes: [],
    warnings: [
      ...unlistedSections(displayPathOf, modules, modules.sections.sections as readonly Section[]),
      ...deadLinks([...linksInLists(displayPathOf, modules), ...linksInTexts(ownTexts)], addresses),
      ...tracksWithoutPlayer(displayPathOf('tracks.ts'), modules.tracks.tracks as readonly Track[]),
      ...misnamedFiles(root),
      ...(isDefault ? englishWarnings(displayPathOf, modules) : []),
      ...themeWarnings(displayPathOf('theme.json'), modules.theme.default as OwnTheme, moonlight.opacity),
    ],
  }
}

/** The exports of files that do not export their own name. */
const EXPORT_NAMES: Readonly<Record<string, string>> = { editorWords: 'words', theme: 'default' }

function moduleMistakes(
  displayPathOf: (file: string) => string,
  modules: ContentModules,
  schemas: Readonly<Record<string, z.ZodType>>,
): string[] {
  return Object.entries(schemas).flatMap(([name, schema]) => {
    const file = displayPathOf(name === 'theme' ? 'theme.json' : `${name}.ts`)
    const exportName = EXPORT_NAMES[name] ?? name
    const value = modules[name as keyof Schemas][exportName]
    if (value === undefined)
      return [`${file}: has no “${exportName}”; write “export const ${exportName} = …”.`]
    return fieldMistakes(file, value, schema)
  })
}

/** The galleries and the pages in Markdown. */
function ownPages(
  displayPathOf: (file: string) => string,
  modules: ContentModules,
  texts: readonly MarkdownFile[],
) {
  const galleries = modules.galleries.galleries as readonly OwnGallery[]
  return [
    ...galleries.map(({ path, title }) => ({ where: `${displayPathOf('galleries.ts')}: “${title}”`, path })),
    ...texts.map(({ path, name }) => ({ where: name, path })),
  ]
}

async function checkAdditionalLanguages(root: string, command: Command): Promise<ContentReport> {
  const { site } = await importWithContent<typeof import('../../site/site.ts')>(
    root,
    'src/site/site.ts',
    DEFAULT_LANGUAGE,
  )
  const folderMistakes = languageFolderMistakes(root, site.language)
  if (folderMistakes.length > 0) return { mistakes: folderMistakes, warnings: [] }
  const tags = additionalLanguages(contentFolder(root))
  const reports = await Promise.all(tags.map((tag) => checkLanguage(root, command, tag, site.url)))
  const { routes } = await importWithContent<Routes>(root, 'src/routes.ts', DEFAULT_LANGUAGE)
  const languagePathMistakes = pathsTakenByLanguages(
    routes.map(({ path }) => path),
    tags,
  )
  return {
    mistakes: [...languagePathMistakes, ...reports.flatMap(({ mistakes }) => mistakes)],
    warnings: reports.flatMap(({ warnings }) => warnings),
  }
}
