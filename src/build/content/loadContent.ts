import { join, resolve } from 'node:path'
import { createRunnableDevEnvironment, type RunnableDevEnvironment, resolveConfig } from 'vite'
import type { TemplateFolder } from '../../templates/templateList.ts'
import { forgetMarkdown } from '../markdown/markdownFiles.ts'
import { aliases } from './contentFolder.ts'
import { contentModules } from './contentModules.ts'

export type Content = typeof import('./content.ts')

/** Vite's environments in which modules see the owner's content as `#content/`, by the folders that they read. */
const environments = new Map<string, Promise<RunnableDevEnvironment>>()

/**
 * Imports a module in Node, with the owner's content for `#content/`. Modules stay loaded until `forgetContent`.
 * @param path of the module, absolute or below the project's folder
 * @throws when a content file cannot be read
 */
export async function importWithContent<T>(root: string, path: string): Promise<T> {
  const key = JSON.stringify([aliases(root), process.env.MOONGATE_DRAFTS])
  const environment = environments.get(key) ?? createEnvironment(root)
  environments.set(key, environment)
  return (await environment).runner.import<T>(resolve(root, path))
}

async function createEnvironment(root: string): Promise<RunnableDevEnvironment> {
  const config = await resolveConfig(
    {
      root,
      configFile: false,
      envDir: false,
      logLevel: 'silent',
      resolve: { alias: aliases(root) },
      plugins: contentModules(),
      environments: {
        content: {
          consumer: 'server',
          dev: { moduleRunnerTransform: true },
          // Packages are imported by Node.
          resolve: { external: true, mainFields: [], conditions: ['node'] },
        },
      },
    },
    'serve',
  )
  const environment = createRunnableDevEnvironment('content', config, {
    runnerOptions: { hmr: { logger: false } },
    hot: false,
  })
  await environment.init()
  return environment
}

/** Loads the content, once until `forgetContent`. @throws when a content file cannot be read */
export function loadContent(root: string): Promise<Content> {
  return importWithContent<Content>(root, 'src/build/content/content.ts')
}

/** Modules that are being imported still end. They are of no use after a change, but their readers need an answer. */
export function forgetContent(): void {
  environments.clear()
  forgetMarkdown()
}

/** The templates, each with the absolute path of its folder. */
export async function templateFolders(
  root: string,
): Promise<readonly (TemplateFolder & { folder: string })[]> {
  const { templateList } = await loadContent(root)
  return templateList.map((template) => ({ ...template, folder: join(root, template.path) }))
}
