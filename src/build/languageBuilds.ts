import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Route } from '../routes.ts'
import { contentFolder } from './contentFolder.ts'
import { additionalLanguages, DEFAULT_LANGUAGE } from './languageFolders.ts'
import { importWithContent } from './loadContent.ts'

const VITE = 'node_modules/vite/bin/vite.js'

export interface BuiltLanguage {
  /** Its folder below the output folder: the tag, or `DEFAULT_LANGUAGE` for the output folder itself. */
  readonly folder: string
  readonly routes: readonly Route[]
  readonly notFoundPages: readonly Route[]
  /** The origins of the embedded players. */
  readonly players: readonly string[]
}

/** Adds the language's folder to a path: `/en/shop` for `/shop`. The default language has no folder. */
export function pathInLanguage({ folder }: Pick<BuiltLanguage, 'folder'>, path: string): string {
  return folder === DEFAULT_LANGUAGE ? path : `/${folder}${path}`
}

/** The pages of all languages, also the 404 pages, with their paths from the site's base. */
export function pagesOf(languages: readonly BuiltLanguage[]): readonly Pick<Route, 'path' | 'title'>[] {
  return languages.flatMap((language) =>
    [...language.routes, ...language.notFoundPages].map(({ path, title }) => ({
      path: pathInLanguage(language, path),
      title,
    })),
  )
}

/**
 * Builds the site in each additional language, into a folder of the default language's build. Each build has its own
 * process, because a process has only one language. @throws when a build fails
 */
export async function buildAdditionalLanguages(
  root: string,
  dist: string,
): Promise<readonly BuiltLanguage[]> {
  const built: BuiltLanguage[] = []
  for (const language of additionalLanguages(contentFolder(root))) {
    const options = {
      cwd: root,
      env: { ...process.env, MOONGATE_LANGUAGE: language },
      stdio: 'inherit' as const,
    }
    const [code] = await once(
      spawn(
        process.execPath,
        [join(root, VITE), 'build', '--outDir', join(dist, language), '--emptyOutDir'],
        options,
      ),
      'exit',
    )
    if (code !== 0) throw new Error(`The site could not be built in the language ${language}.`)
    const { routes, notFoundPages } = await importWithContent<typeof import('../routes.ts')>(
      root,
      'src/routes.ts',
      language,
    )
    const { outsideHosts } = await importWithContent<typeof import('../site/outsideHosts.ts')>(
      root,
      'src/site/outsideHosts.ts',
      language,
    )
    built.push({ folder: language, routes, notFoundPages, players: outsideHosts.players })
  }
  return built
}
