import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { markdownPages } from '../markdown/markdownFiles.ts'
import type { BuiltSite } from './builtSite.ts'
import { BOOT_SCRIPT, inlineScript } from './inlineScript.ts'
import { pageHtml } from './pageHtml.ts'
import type { PublishedNames } from './writeVersioned.ts'

/** Writes the HTML of all pages, and the files of `siteFiles`, such as the sitemap. */
export async function writePages(site: BuiltSite, names: PublishedNames): Promise<void> {
  const { config, dist, homeUrl, prerender } = site
  const template = {
    names,
    indexHtml: await readFile(resolve(config.root, 'index.html'), 'utf8'),
    bootCode: await inlineScript(config, BOOT_SCRIPT),
    proseModules: new Map(markdownPages(config.root).map(({ path, name }) => [path, [name]])),
  }
  for (const route of prerender.prerenderedRoutes) {
    const file = join(dist, prerender.fileOf(route))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, await pageHtml(route, { ...site, ...template }))
  }
  for (const { file, text } of prerender.siteFiles(homeUrl, prerender.routes, names))
    await writeFile(join(dist, file), text)
}
