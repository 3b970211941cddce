import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Route } from '../routes.ts'
import { contentFolder } from './contentFolder.ts'
import { furtherLanguages } from './languageFolders.ts'
import { importWithContent } from './loadContent.ts'

const VITE = 'node_modules/vite/bin/vite.js'

/** A language that is built: its pages, and what the site's response headers need. */
export interface BuiltLanguage {
  /** Its folder below the output folder: `en`, or '' for the first language. */
  readonly folder: string
  readonly routes: readonly Route[]
  readonly notFoundPages: readonly Route[]
  /** The origins of the players that its pages embed. */
  readonly players: readonly string[]
}

/** A path of a language, from the site's base: `/en/shop` for `/shop`. @param path begins with a slash */
export function belowFolder({ folder }: Pick<BuiltLanguage, 'folder'>, path: string): string {
  return folder ? `/${folder}${path}` : path
}

/** The pages of all languages, with their paths from the site's base. */
export function pagesOf(languages: readonly BuiltLanguage[]): readonly Pick<Route, 'path' | 'title'>[] {
  return languages.flatMap((language) =>
    [...language.routes, ...language.notFoundPages].map(({ path, title }) => ({
      path: belowFolder(language, path),
      title,
    })),
  )
}

/**
 * Builds the site in each further language, in a folder of the first language's build. Each language has a build in a
 * process of its own, because a build has only one content.
 * @throws when a build fails; the build has then printed the reason
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
