import { resolve } from 'node:path'
import { runnerImport } from 'vite'
import { aliases } from './contentFolder.ts'

export type Content = typeof import('../site/content.ts')

/** Imports a module in Node, with the owner's content. @param path of the module @throws when it cannot be read */
export async function importWithContent<T>(root: string, path: string): Promise<T> {
  const { module } = await runnerImport<T>(resolve(root, path), {
    root,
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: aliases(root) },
  })
  return module
}

let loading: Promise<Content> | undefined

/**
 * The content, cached until `forgetContent`. A module runner imports it. If the build's own modules did, content would
 * be a dependency of Vite's config, and the dev server would restart with every change of a text.
 *
 * @throws when a content file cannot be read
 */
export function loadContent(root: string): Promise<Content> {
  loading ??= importWithContent<Content>(root, 'src/site/content.ts')
  return loading
}

export function forgetContent(): void {
  loading = undefined
}
