import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Route } from '../routes.ts'
import { contentFolder } from './contentFolder.ts'
import { furtherLanguages } from './languageFolders.ts'
import { importWithContent } from './loadContent.ts'

const VITE = 'node_modules/vite/bin/vite.js'

/** The pages of a language, and what the headers of the site have to know of it. */
export interface BuiltLanguage {
  /** Its folder below that of the build: `en`, or '' for the first language. */
  readonly folder: string
  readonly routes: readonly Route[]
  readonly missingPages: readonly Route[]
  /** The origins of the players that its pages embed. */
  readonly players: readonly string[]
}

/** A path or a file of a language, from the site's base. @param path with a slash before it */
export function belowFolder({ folder }: Pick<BuiltLanguage, 'folder'>, path: string): string {
  return folder ? `/${folder}${path}` : path
}

/** The pages of languages, with their paths from the site's base. */
export function pagesOf(languages: readonly BuiltLanguage[]): readonly Pick<Route, 'path' | 'title'>[] {
  return languages.flatMap((language) =>
    [...language.routes, ...language.missingPages].map(({ path, title }) => ({
      path: belowFolder(language, path),
      title,
    })),
  )
}

/**
 * Builds the site in each further language, below the first. Each is a separate build, because the bundler takes one
 * content at a time.
 *
 * @param dist the folder of the first language's build
 * @throws when a build fails, after it has said why
 */
export async function buildFurtherLanguages(root: string, dist: string): Promise<readonly BuiltLanguage[]> {
  const built: BuiltLanguage[] = []
  for (const language of furtherLanguages(contentFolder(root))) {
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
    const { routes, missingPages } = await importWithContent<typeof import('../routes.ts')>(
      root,
      'src/routes.ts',
      language,
    )
    const { outsideHosts } = await importWithContent<typeof import('../site/outsideHosts.ts')>(
      root,
      'src/site/outsideHosts.ts',
      language,
    )
    built.push({ folder: language, routes, missingPages, players: outsideHosts.players })
  }
  return built
}
