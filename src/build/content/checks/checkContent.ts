import { basename, extname, join } from 'node:path'
import type { z } from 'zod'
import { constantsMistakes } from '../../../constants/schema.ts'
import type { Game, OwnGallery } from '../../../site/galleries/schema.ts'
import { isDraft, type MarkdownFile, markdownPages, unpublishedDrafts } from '../../markdown/markdownFiles.ts'
import { pictureTables } from '../../pictures/pictureTables.ts'
import { pictureSources } from '../../pictures/sitePictures.ts'
import { surveyPictures } from '../../pictures/surveyPictures.ts'
import { contentFolder, displayPath } from '../contentFolder.ts'
import { importWithContent, loadContent } from '../loadContent.ts'
import { encodingMistakes, jsonMistakes, misnamedFiles, missingSite, readFailure } from './checkFiles.ts'
import { anchorsOf, deadLinks, linkedPaths, linksInLists, linksInTexts } from './checkLinks.ts'
import { tracksWithoutPlayer, unlistedSections } from './checkLists.ts'
import { foreignFields, takenPaths, unlinkedPages } from './checkPages.ts'
import { foldersWithoutTable } from './checkTables.ts'
import { templateMistakes } from './checkTemplates.ts'
import { themeWarnings } from './checkTheme.ts'
import { fieldMistakes } from './fieldMistakes.ts'

type Command = 'build' | 'serve'
type Templates = typeof import('../../../templates/templateFiles.ts')
type Schemas = typeof import('./contentSchemas.ts')

/** The exports of the owner's files, by the names of the files without an extension. */
type ContentModules = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** One sentence per mistake and per warning. Mistakes stop a build; warnings do not. */
export type ContentReport = Readonly<Record<'mistakes' | 'warnings', readonly string[]>>

/** Checks all content files, then their pictures. @param command 'serve' allows a form that sends to this computer */
export async function checkContent(root: string, command: Command = 'build'): Promise<ContentReport> {
  try {
    // Modules cannot be imported without `site.ts`, or while a JSON file that they import has a mistake.
    const mistakesInFiles = [...missingSite(root), ...(await encodingMistakes(root)), ...jsonMistakes(root)]
    if (mistakesInFiles.length > 0) return { mistakes: mistakesInFiles, warnings: [] }
    const { metas, names } = await importWithContent<Templates>(root, 'src/templates/templateFiles.ts')
    const mistakesInTemplates = templateMistakes(metas, names)
    if (mistakesInTemplates.length > 0) return { mistakes: mistakesInTemplates, warnings: [] }
    const files = await checkContentFiles(root, command)
    if (files.mistakes.length > 0) return files
    const pictures = await surveyPictures(await pictureSources(root))
    return { mistakes: pictures.mistakes, warnings: [...files.warnings, ...pictures.warnings] }
  } catch (reason) {
    return { mistakes: [readFailure(root, reason)], warnings: [] }
  }
}

/** More sentences than this would scroll the first ones out of the terminal. */
const MAX_SENTENCES = 20

export function mistakesMessage(mistakes: readonly string[]): string {
  return `the content needs a look:\n\n${firstSentences(mistakes).join('\n')}\n`
}

/** The first sentences, and the number of the others. */
export function firstSentences(sentences: readonly string[]): string[] {
  const others = sentences.length - MAX_SENTENCES
  return others > 0 ? [...sentences.slice(0, MAX_SENTENCES), `And ${others} more.`] : [...sentences]
}

/** Checks the content files. Stops after a step that finds mistakes, because later steps need correct content. */
async function checkContentFiles(root: string, command: Command): Promise<ContentReport> {
  const displayPathOf = (file: string) => displayPath(root, file)
  const { constants, contentSchemas, ownerFiles } = await importWithContent<Schemas>(
    root,
    'src/build/content/checks/contentSchemas.ts',
  )
  const modules: ContentModules = Object.fromEntries(
    Object.entries(ownerFiles).map(([file, exports]) => [basename(file, extname(file)), exports]),
  )
  const schemas = contentSchemas(command)
  const texts = markdownPages(root)
  const tables = pictureTables(root)
  const mistakes = [
    ...texts.flatMap((text) => text.mistakes),
    ...tables.flatMap((table) => table.mistakes),
    ...moduleMistakes(displayPathOf, modules, schemas),
    ...constantsMistakes(constants).map(
      (mistake) => `${displayPathOf('sky.json')}: ${mistake.replace(/^constants\./, '')}.`,
    ),
  ]
  if (mistakes.length > 0) return { mistakes, warnings: [] }

  const content = await loadContent(root)
  const wrongReferences = [
    ...takenPaths(
      ownerPages(displayPathOf, modules, texts),
      [...content.routes, ...content.notFoundPages].map(({ path }) => path),
    ),
    ...foldersWithoutTable(
      {
        [displayPathOf('games.ts')]: (modules.games?.games ?? []) as readonly Game[],
        [displayPathOf('galleries.ts')]: (modules.galleries?.galleries ?? []) as readonly OwnGallery[],
      },
      tables.map(({ folder }) => folder),
      displayPathOf('pictures'),
    ),
  ]
  if (wrongReferences.length > 0) return { mistakes: wrongReferences, warnings: [] }

  const addresses = {
    isPage: content.isPage,
    pages: content.routes.map(({ path }) => path),
    drafts: unpublishedDrafts(root).map(({ path }) => path),
    anchors: anchorsOf(content, content.routes, texts),
    publicFolders: [join(root, 'public'), join(contentFolder(root), 'public')],
  }
  const listLinks = linksInLists(displayPathOf, modules)
  return {
    mistakes: [],
    warnings: [
      ...tables.flatMap((table) => table.warnings),
      ...foreignFields(texts),
      ...unlinkedPages(
        ownerPages(
          displayPathOf,
          modules,
          texts.filter((text) => !isDraft(text)),
        ),
        linkedPaths(content, listLinks, texts),
      ),
      ...unlistedSections(displayPathOf, content.sectionRows, content.sections),
      ...deadLinks([...listLinks, ...linksInTexts(texts)], addresses),
      ...tracksWithoutPlayer(displayPathOf('tracks.ts'), content.tracks),
      ...misnamedFiles(
        root,
        Object.keys(schemas).map((name) => `${name}.ts`),
      ),
      ...themeWarnings(displayPathOf('theme.json'), content.ownerTheme, constants.moonlight.opacity),
    ],
  }
}

/** The exports of files that do not export their own name. */
const EXPORT_NAMES: Readonly<Record<string, string>> = { editorWords: 'words', theme: 'default' }

function moduleMistakes(
  displayPathOf: (file: string) => string,
  modules: ContentModules,
  schemas: Readonly<Record<string, z.core.$ZodType>>,
): string[] {
  return Object.entries(schemas).flatMap(([name, schema]) => {
    const file = displayPathOf(name === 'theme' ? 'theme.json' : `${name}.ts`)
    const exports = modules[name]
    if (!exports) return []
    const exportName = EXPORT_NAMES[name] ?? name
    const value = exports[exportName]
    if (value === undefined)
      return [`${file}: has no “${exportName}”; write “export const ${exportName} = …”.`]
    return fieldMistakes(file, value, schema)
  })
}

/** The galleries and the pages in Markdown. */
function ownerPages(
  displayPathOf: (file: string) => string,
  modules: ContentModules,
  texts: readonly MarkdownFile[],
) {
  const galleries = (modules.galleries?.galleries ?? []) as readonly OwnGallery[]
  return [
    ...galleries.map(({ path, title, place }) => ({
      where: `${displayPathOf('galleries.ts')}: “${title}”`,
      path,
      place,
    })),
    ...texts.map(({ path, name, fields }) => ({ where: name, path, place: fields?.place })),
  ]
}
