import { inspect } from 'node:util'
import type { Plugin } from 'vite'
import type { Theme } from '../constants/palette.ts'
import { constantsMistakes } from '../constants/schema.ts'
import editorEnglish from '../site/editorEnglish.json' with { type: 'json' }
import english from '../site/english.json' with { type: 'json' }
import { schemas, type Template } from '../site/schema.ts'
import { templateWords } from '../site/templateMeta.ts'
import type { ThemeName } from '../site/theme.ts'
import themes from '../site/themes.json' with { type: 'json' }
import { kitMistakes, templateMistakes } from './checkTemplates.ts'
import { themeMistakes, themeWarnings } from './checkTheme.ts'
import { wordsMistakes } from './checkWords.ts'
import { constantsFile, readConstantsFile } from './constantsFile.ts'
import { contentFolder, contentName } from './contentFolder.ts'
import { contentMistakes } from './contentMistakes.ts'
import { forgetContent, importWithContent } from './loadContent.ts'
import { surveyPictures } from './pictures/surveyPictures.ts'
import { readFailure } from './readFailure.ts'
import { pictureSources } from './sitePictures.ts'
import { namesOf, templateFolders } from './templateFolders.ts'

type Given = Readonly<
  Record<keyof typeof schemas | 'theme' | 'words' | 'editorWords', Readonly<Record<string, unknown>>>
>

/** What the owner should know: mistakes stop a build, warnings do not. A sentence each. */
type ContentReport = Readonly<Record<'mistakes' | 'warnings', readonly string[]>>

/** Looks at every file of the owner's, and if these are well at the pictures that they name. @param root the project's */
export async function reportContent(root: string): Promise<ContentReport> {
  try {
    const given = await importWithContent<Given>(root, 'src/site/given.ts')
    const constants = contentName(root, 'sky.json')
    const theme = contentName(root, 'theme.json')
    const folders = templateFolders(root)
    const editorGroups = { ...editorEnglish, kits: templateWords(namesOf(folders)) }
    const mistakes = [
      ...templateMistakes(root, folders),
      ...Object.entries(schemas).flatMap(([name, schema]) =>
        contentMistakes(contentName(root, `${name}.ts`), given[name as keyof Given][name], schema),
      ),
      ...wordsMistakes(contentName(root, 'words.ts'), given.words.words, english),
      ...wordsMistakes(contentName(root, 'editorWords.ts'), given.editorWords.words, editorGroups),
      ...themeMistakes(theme, given.theme),
      ...constantsMistakes(await readConstantsFile(root)).map((mistake) => `${constants}: ${mistake}.`),
    ]
    if (mistakes.length > 0) return { mistakes, warnings: [] }
    const cards = given.templates.templates as readonly Template[]
    const unknown = kitMistakes(contentName(root, 'templates.ts'), cards, folders)
    if (unknown.length > 0) return { mistakes: unknown, warnings: [] }
    const survey = await surveyPictures(await pictureSources(root))
    const { moonlight } = await readConstantsFile(root)
    const { theme: name = 'night', ...changed } = given.theme as Partial<Theme> & {
      theme?: ThemeName
    }
    const dim = themeWarnings(theme, { ...themes[name], ...changed }, moonlight.opacity)
    return { mistakes: survey.mistakes, warnings: [...survey.warnings, ...dim] }
  } catch (reason) {
    return { mistakes: [readFailure(root, reason)], warnings: [] }
  }
}

/**
 * Stops the build when the content, its pictures or the constants have mistakes, with one sentence for each. The dev
 * server keeps running and shows the sentences in place of the page until they are mended. It says also in which language
 * the dev server's pages are.
 */
export function checkContent(): Plugin {
  let report: Promise<ContentReport> | undefined
  const look = async (root: string, warn: (sentence: string) => void) => {
    report = reportContent(root)
    const { mistakes, warnings } = await report
    for (const sentence of [...mistakes, ...warnings]) warn(sentence)
    return mistakes
  }
  return {
    name: 'moongate:check-content',
    // Before the bundler: it would wrap the sentences in an error of its own, with its stack.
    buildApp: {
      order: 'pre',
      async handler({ config }) {
        const mistakes = await look(config.root, () => {})
        if (mistakes.length > 0) throw plainError(complaint(mistakes))
      },
    },
    async buildStart() {
      const { root, command } = this.environment.config
      if (command === 'serve' && this.environment.name === 'client')
        await look(root, (sentence) => this.warn(sentence))
    },
    async transformIndexHtml(html, { server }) {
      const mistakes = server ? ((await report)?.mistakes ?? []) : []
      if (mistakes.length > 0) throw plainError(complaint(mistakes))
      return html
    },
    async hotUpdate({ file, server }) {
      const { root } = server.config
      if (this.environment.name !== 'client' || !file.startsWith(contentFolder(root))) return
      forgetContent()
      // `saveConstants` sends the constants to the owner's panel, which needs no reload.
      if (file === constantsFile(root)) {
        report = reportContent(root)
        return
      }
      const mistakes = await look(root, (sentence) => server.config.logger.warn(sentence))
      if (mistakes.length > 0) {
        server.ws.send({ type: 'error', err: { message: complaint(mistakes), stack: '' } })
        return []
      }
      // Also what a page has of content without importing it, as its words, comes anew.
      server.ws.send({ type: 'full-reload' })
      return []
    },
  }
}

/** What the owner reads of mistakes: a sentence each. */
export function complaint(mistakes: readonly string[]): string {
  return `the content needs a look:\n\n${mistakes.join('\n')}\n`
}

/** An error of the owner's: where in the code it was found is nothing to them. */
function plainError(message: string): Error {
  return Object.assign(new Error(message), { stack: '', [inspect.custom]: () => message })
}
