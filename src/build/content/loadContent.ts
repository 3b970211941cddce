import { join, resolve } from 'node:path'
import { runnerImport } from 'vite'
import type { TemplateFolder } from '../../templates/templateList.ts'
import { markdown } from '../markdown/markdown.ts'
import { forgetMarkdown } from '../markdown/markdownFiles.ts'
import { aliases, contentFolder } from './contentFolder.ts'

export type Content = typeof import('./content.ts')

/** Imports a module in Node, with the owner's content for `#content/`. @param path below the project's folder */
export async function importWithContent<T>(root: string, path: string): Promise<T> {
  const { module } = await runnerImport<T>(resolve(root, path), {
    root,
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: aliases(root) },
    plugins: [markdown()],
  })
  return module
}

const loadedContent = new Map<string, Promise<Content>>()

/**
 * Loads the content, and caches it until `forgetContent`. A static import in Vite's configuration would restart the dev
 * server at each change of a text. @throws when a content file cannot be read
 */
export function loadContent(root: string): Promise<Content> {
  const key = contentFolder(root)
  const content = loadedContent.get(key) ?? importWithContent<Content>(root, 'src/build/content/content.ts')
  loadedContent.set(key, content)
  return content
}

export function forgetContent(): void {
  loadedContent.clear()
  forgetMarkdown()
}

/** The templates, each with the absolute path of its folder. */
export async function templateFolders(
  root: string,
): Promise<readonly (TemplateFolder & { folder: string })[]> {
  const { templateList } = await loadContent(root)
  return templateList.map((template) => ({ ...template, folder: join(root, template.path) }))
}
