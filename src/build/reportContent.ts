import { languageFolderMistakes, pathsTakenByLanguages } from './checkLanguages.ts'
import { jsonMistakes, readFailure } from './checks/checkFiles.ts'
import { contentFolder } from './contentFolder.ts'
import { additionalLanguages, DEFAULT_LANGUAGE } from './languageFolders.ts'
import { importWithContent } from './loadContent.ts'
import { surveyPictures } from './pictures/surveyPictures.ts'
import { type ContentReport, reportLanguage } from './reportLanguage.ts'
import { pictureSources } from './sitePictures.ts'

export type { ContentReport } from './reportLanguage.ts'

/** Checks all content files, then their pictures. @param command 'serve' allows a form that sends to this computer */
export async function reportContent(
  root: string,
  command: 'build' | 'serve' = 'build',
): Promise<ContentReport> {
  try {
    // Modules cannot be imported while a JSON file that they import has a mistake.
    const mistakesInJson = jsonMistakes(root)
    if (mistakesInJson.length > 0) return { mistakes: mistakesInJson, warnings: [] }
    const inDefaultLanguage = await reportLanguage(root, command, DEFAULT_LANGUAGE)
    if (inDefaultLanguage.mistakes.length > 0) return inDefaultLanguage
    const inAdditionalLanguages = await reportAdditionalLanguages(root, command)
    if (inAdditionalLanguages.mistakes.length > 0) return inAdditionalLanguages
    const survey = await surveyPictures(await pictureSources(root))
    // Languages that share a file have the same warnings about the file.
    const warnings = new Set([
      ...inDefaultLanguage.warnings,
      ...inAdditionalLanguages.warnings,
      ...survey.warnings,
    ])
    return { mistakes: survey.mistakes, warnings: [...warnings] }
  } catch (reason) {
    return { mistakes: [readFailure(root, reason)], warnings: [] }
  }
}

async function reportAdditionalLanguages(root: string, command: 'build' | 'serve'): Promise<ContentReport> {
  const { site } = await importWithContent<typeof import('../site/site.ts')>(
    root,
    'src/site/site.ts',
    DEFAULT_LANGUAGE,
  )
  const folderMistakes = languageFolderMistakes(root, site.language)
  if (folderMistakes.length > 0) return { mistakes: folderMistakes, warnings: [] }
  const tags = additionalLanguages(contentFolder(root))
  const reports = await Promise.all(tags.map((tag) => reportLanguage(root, command, tag, site.url)))
  const { routes } = await importWithContent<typeof import('../routes.ts')>(
    root,
    'src/routes.ts',
    DEFAULT_LANGUAGE,
  )
  const languagePathMistakes = pathsTakenByLanguages(
    routes.map(({ path }) => path),
    tags,
  )
  return {
    mistakes: [...languagePathMistakes, ...reports.flatMap(({ mistakes }) => mistakes)],
    warnings: reports.flatMap(({ warnings }) => warnings),
  }
}

export function mistakesMessage(mistakes: readonly string[]): string {
  return `the content needs a look:\n\n${mistakes.join('\n')}\n`
}
