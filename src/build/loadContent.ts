import { resolve } from 'node:path'
import { runnerImport } from 'vite'
import { aliases, contentFolder } from './contentFolder.ts'
import { chosenLanguage, languageFolder } from './languageFolders.ts'
import { markdownModules, ROWS_MODULE } from './markdown/markdownModules.ts'

export type Content = typeof import('../site/content.ts')

/**
 * Imports a module in Node, with the owner's content for `#content/`.
 * @param path the module's path below the project's folder
 * @param language a tag, or '' for the first language
 * @throws when the module or a content file cannot be read
 */
export async function importWithContent<T>(
  root: string,
  path: string,
  language = chosenLanguage(),
): Promise<T> {
  const { module } = await runnerImport<T>(resolve(root, path), {
    root,
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: aliases(root, ROWS_MODULE, language) },
    plugins: [
      {
        name: 'moongate:markdown-rows',
        resolveId: markdownModules.resolveId,
        load: (id) => markdownModules.load(root, id, language),
      },
    ],
  })
  return module
}

const loading = new Map<string, Promise<Content>>()

/**
 * The content, cached until `forgetContent`. A module runner imports it. If the build's modules imported it, content would be
 * a dependency of Vite's config, and the dev server would restart with every change of a text.
 * @param language a tag, or '' for the first language
 * @throws when a content file cannot be read
 */
export function loadContent(root: string, language = chosenLanguage()): Promise<Content> {
  const key = languageFolder(contentFolder(root), language)
  const content = loading.get(key) ?? importWithContent<Content>(root, 'src/site/content.ts', language)
  loading.set(key, content)
  return content
}

/** Clears the cache of `loadContent`. */
export function forgetContent(): void {
  loading.clear()
}
