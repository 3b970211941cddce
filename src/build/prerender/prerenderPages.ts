import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Manifest, Plugin } from 'vite'
import { hashedFiles } from '../headers/headersFile.ts'
import { markdownPages } from '../markdown/markdownFiles.ts'
import { afterBuild, type BuiltSite } from './afterBuild.ts'
import { bundleBootScript } from './bootScript.ts'
import { type Build, pageHtml } from './pageHtml.ts'

/** Writes the HTML of all pages, and the files of `siteFiles`. */
export function prerenderPages(): Plugin {
  return afterBuild('moongate:prerender-pages', async (site) => {
    const { prerender, dist, homeUrl } = site
    const build = await readBuild(site)
    for (const route of prerender.prerenderedRoutes) {
      const file = join(dist, prerender.fileOf(route))
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, await pageHtml(route, build))
    }
    for (const { file, text } of prerender.siteFiles(homeUrl, prerender.routes))
      await writeFile(join(dist, file), text)
  })
}

async function readBuild(site: BuiltSite): Promise<Build> {
  const { config, dist } = site
  return {
    ...site,
    manifest: await readManifest(dist),
    indexHtml: await readFile(resolve(config.root, 'index.html'), 'utf8'),
    bootCode: await bundleBootScript(config),
    proseModules: new Map(markdownPages(config.root).map(({ path, name }) => [path, [name]])),
    hashedFiles: await hashedFiles(dist),
  }
}

/** Reads Vite's manifest, and removes it from the output, because visitors do not need it. */
async function readManifest(dist: string): Promise<Manifest> {
  const folder = join(dist, '.vite')
  const manifest: Manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'))
  await rm(folder, { recursive: true })
  return manifest
}
