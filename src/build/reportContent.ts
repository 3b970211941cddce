import { join } from 'node:path'
import type { Theme } from '../constants/palette.ts'
import { constantsMistakes } from '../constants/schema.ts'
import type { PageName, Route } from '../routes.ts'
import editorEnglish from '../site/editorEnglish.json' with { type: 'json' }
import english from '../site/english.json' with { type: 'json' }
import { isOwnComputer } from '../site/fields.ts'
import {
  type Contact,
  type OwnGallery,
  type OwnSamples,
  type Project,
  type Section,
  type Site,
  type SiteEvent,
  type Social,
  schemas,
  type Template,
  type Video,
} from '../site/schema.ts'
import { templateWords } from '../site/templateMeta.ts'
import type { ThemeName } from '../site/theme.ts'
import themes from '../site/themes.json' with { type: 'json' }
import type { OwnWords } from '../site/words.ts'
import { pathMistakes } from './checkGalleries.ts'
import { unusedIcons } from './checkIcons.ts'
import { type Addresses, deadLinks } from './checkLinks.ts'
import { deadTextLinks, markdownMistakes, takenPaths } from './checkMarkdown.ts'
import { sampleMistakes } from './checkSamples.ts'
import { unlistedSections } from './checkSections.ts'
import { alikeCards, kitMistakes, templateMistakes } from './checkTemplates.ts'
import { themeMistakes, themeWarnings } from './checkTheme.ts'
import { hiddenWords, wordsMistakes } from './checkWords.ts'
import { readConstantsFile } from './constantsFile.ts'
import { contentFolder, contentName } from './contentFolder.ts'
import { contentMistakes, exportMistakes } from './contentMistakes.ts'
import { jsonMistakes } from './jsonMistakes.ts'
import { importWithContent, loadContent } from './loadContent.ts'
import { markdownFiles } from './markdown/markdownFiles.ts'
import { surveyPictures } from './pictures/surveyPictures.ts'
import { readFailure } from './readFailure.ts'
import { pictureSources } from './sitePictures.ts'
import { metasOf, namesOf, templateFolders } from './templateFolders.ts'

type Routes = typeof import('../routes.ts')
type Given = Readonly<
  Record<keyof typeof schemas | 'theme' | 'words' | 'editorWords', Readonly<Record<string, unknown>>>
>

/** One sentence per mistake and per warning. Mistakes stop a build; warnings do not. */
export type ContentReport = Readonly<Record<'mistakes' | 'warnings', readonly string[]>>

/**
 * Checks every file of the owner's and, if there is no mistake, the pictures that they name.
 *
 * @param root the project's folder
 * @param command 'serve' while the owner tries changes: then the form may send to their own computer
 */
export async function reportContent(
  root: string,
  command: 'build' | 'serve' = 'build',
): Promise<ContentReport> {
  try {
    const unreadable = jsonMistakes(root)
    if (unreadable.length > 0) return { mistakes: unreadable, warnings: [] }
    const given = await importWithContent<Given>(root, 'src/site/given.ts')
    const constants = contentName(root, 'sky.json')
    const theme = contentName(root, 'theme.json')
    const folders = templateFolders(root)
    const editorGroups = { ...editorEnglish, kits: templateWords(metasOf(folders), namesOf(folders)) }
    /** Checks that a module of the owner's has its export, then checks the value. */
    const ofModule = (
      module: keyof Given,
      name: string,
      check: (file: string, value: unknown) => string[],
    ) => {
      const file = contentName(root, `${module}.ts`)
      const missing = exportMistakes(file, given[module], name)
      return missing.length > 0 ? missing : check(file, given[module][name])
    }
    const texts = markdownFiles(root)
    const mistakes = [
      ...markdownMistakes(texts),
      ...templateMistakes(root, folders),
      ...Object.entries(schemas).flatMap(([name, schema]) =>
        ofModule(name as keyof Given, name, (file, value) => contentMistakes(file, value, schema)),
      ),
      ...ofModule('words', 'words', (file, value) => wordsMistakes(file, value, english)),
      ...ofModule('editorWords', 'words', (file, value) => wordsMistakes(file, value, editorGroups)),
      ...(command === 'build'
        ? [
            ...trialMistakes(contentName(root, 'contact.ts'), given.contact.contact),
            ...trialMistakes(contentName(root, 'newsletter.ts'), given.newsletter.newsletter),
          ]
        : []),
      ...themeMistakes(theme, given.theme),
      ...constantsMistakes(await readConstantsFile(root)).map((mistake) => `${constants}: ${mistake}.`),
    ]
    if (mistakes.length > 0) return { mistakes, warnings: [] }
    const cards = given.templates.templates as readonly Template[]
    const unknown = kitMistakes(contentName(root, 'templates.ts'), cards, folders)
    unknown.push(
      ...sampleMistakes(contentName(root, 'samples.ts'), given.samples.samples as OwnSamples, folders),
    )
    if (unknown.length > 0) return { mistakes: unknown, warnings: [] }
    const { routes, missingPages, isPage } = await importWithContent<Routes>(root, 'src/routes.ts')
    const galleryFile = contentName(root, 'galleries.ts')
    const taken = [
      ...pathMistakes(galleryFile, given.galleries.galleries as readonly OwnGallery[], routes),
      ...takenPaths(texts, [...routes, ...missingPages]),
    ]
    if (taken.length > 0) return { mistakes: taken, warnings: [] }
    const survey = await surveyPictures(await pictureSources(root))
    const { moonlight } = await readConstantsFile(root)
    const { theme: name = 'night', ...changed } = given.theme as Partial<Theme> & {
      theme?: ThemeName
    }
    const dim = themeWarnings(theme, { ...themes[name], ...changed }, moonlight.opacity)
    const alike = alikeCards(contentName(root, 'templates.ts'), cards)
    const addresses: Addresses = {
      isPage,
      pages: routes.map(({ path }) => path),
      parts: await partsOf(root, routes, texts),
      publicFolders: [join(root, 'public'), join(contentFolder(root), 'public')],
    }
    const dead = [...deadLinksOf(root, given, addresses), ...deadTextLinks(texts, addresses)]
    const icons = unusedIcons(root, given.site.site as Site)
    const hidden = hiddenWords(
      { words: contentName(root, 'words.ts'), sections: contentName(root, 'sections.ts') },
      given.words.words as OwnWords,
      given.sections.sections as readonly Section[],
    )
    const unlisted = unlistedSections(
      (name) => contentName(root, `${name}.ts`),
      given,
      given.sections.sections as readonly Section[],
    )
    return {
      mistakes: survey.mistakes,
      warnings: [...hidden, ...unlisted, ...icons, ...dead, ...alike, ...dim, ...survey.warnings],
    }
  } catch (reason) {
    return { mistakes: [readFailure(root, reason)], warnings: [] }
  }
}

function trialMistakes(file: string, form: unknown): string[] {
  const { endpoint } = (form ?? {}) as Contact
  if (typeof endpoint !== 'string' || !isOwnComputer(endpoint)) return []
  return [
    `${file}: endpoint is ${endpoint}, which only your own computer has; before you build, write your service’s.`,
  ]
}

function deadLinksOf(
  root: string,
  { events, projects, socials, videos }: Given,
  addresses: Addresses,
): string[] {
  const films = (videos.videos as readonly Video[]).flatMap(({ title: name, url, captions }) =>
    [url, ...(captions ? [captions] : [])].map((file) => ({ name, url: file })),
  )
  return [
    ...deadLinks(contentName(root, 'events.ts'), events.events as readonly SiteEvent[], addresses),
    ...deadLinks(contentName(root, 'videos.ts'), films, addresses),
    ...deadLinks(contentName(root, 'projects.ts'), projects.projects as readonly Project[], addresses),
    ...deadLinks(contentName(root, 'socials.ts'), socials.socials as readonly Social[], addresses),
  ]
}

/** The parts of pages that links may lead to. */
async function partsOf(
  root: string,
  routes: readonly Route[],
  texts: ReturnType<typeof markdownFiles>,
): Promise<Addresses['parts']> {
  const { sections, games, publishing, refundPolicy } = await loadContent(root)
  const ids: Partial<Record<PageName, readonly string[]>> = {
    home: sections.map(({ id }) => id),
    media: games.map(({ id }) => id),
    shop: [
      ...(publishing.steps.length > 0 ? ['publish'] : []),
      ...(refundPolicy.length > 0 ? ['refund-policy'] : []),
    ],
  }
  return Object.fromEntries([
    ...routes.flatMap(({ path, page }) => (ids[page] ? [[path, ids[page]]] : [])),
    ...texts.map(({ path, ids }) => [path, ids]),
  ])
}

export function complaint(mistakes: readonly string[]): string {
  return `the content needs a look:\n\n${mistakes.join('\n')}\n`
}
