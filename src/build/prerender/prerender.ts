import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest, Plugin, ResolvedConfig } from 'vite'
import { checkContent } from '../content/checks/checkContent.ts'
import { loadContent } from '../content/loadContent.ts'
import { hashedFiles, writeHeadersFile } from '../headers/headersFile.ts'
import { markdownPages } from '../markdown/markdownFiles.ts'
import { bundleBootScript } from './bootScript.ts'
import { buildSummary } from './buildSummary.ts'
import { additionalLicences, LICENCES_FILE } from './licences.ts'
import { type Build, pageHtml } from './pageHtml.ts'
import { writePreviewCards } from './previewCards.ts'

type Prerender = typeof import('../../prerender.tsx')

/**
 * Builds the site, and writes its pages, licences, preview cards, response headers and the files of `siteFiles`.
 */
export function prerenderRoutes(siteUrl: URL): Plugin {
  return {
    name: 'moongate:prerender',
    apply: 'build',
    buildApp: {
      order: 'post',
      async handler(builder) {
        const { config } = builder
        const { client, ssr } = builder.environments
        if (!client || !ssr) throw new Error('prerender: the build has no client or no ssr environment')
        await builder.build(client)
        await builder.build(ssr)
        const dist = resolve(config.root, client.config.build.outDir)
        const bundle = resolve(config.root, ssr.config.build.outDir)
        const entry = pathToFileURL(join(bundle, 'prerender.js')).href
        // The bundle is built just above.
        const prerender: Prerender = await import(entry)

        const homeUrl = new URL(config.base, siteUrl)
        const build = await readBuild(prerender, dist, config, homeUrl)
        await writePages(build)
        await writeSiteFiles(build, config)
        await writePreviewCards(prerender, homeUrl, config.root, dist)
        await rm(bundle, { recursive: true })
        await writeHeadersFile(dist, config.base, prerender)

        const { warnings } = await checkContent(config.root)
        const { site } = await loadContent(config.root)
        const folder = relative(config.root, dist) || dist
        console.log(buildSummary(site.url, warnings, prerender.prerenderedRoutes.length, folder))
      },
    },
  }
}

async function readBuild(
  prerender: Prerender,
  dist: string,
  config: ResolvedConfig,
  homeUrl: URL,
): Promise<Build> {
  return {
    prerender,
    manifest: await readManifest(dist),
    indexHtml: await readFile(join(dist, 'index.html'), 'utf8'),
    bootCode: await bundleBootScript(config),
    proseModules: new Map(markdownPages(config.root).map(({ path, name }) => [path, [name]])),
    hashedFiles: await hashedFiles(dist),
    dist,
    base: config.base,
    homeUrl,
  }
}

/** Reads Vite's manifest, and removes it from the output, because visitors do not need it. */
async function readManifest(dist: string): Promise<Manifest> {
  const folder = join(dist, '.vite')
  const manifest: Manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'))
  await rm(folder, { recursive: true })
  return manifest
}

async function writePages(build: Build): Promise<void> {
  const { prerender, dist } = build
  for (const route of prerender.prerenderedRoutes) {
    const file = join(dist, prerender.fileOf(route))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, await pageHtml(route, build))
  }
}

async function writeSiteFiles({ prerender, dist, homeUrl }: Build, config: ResolvedConfig) {
  const licences = join(dist, LICENCES_FILE)
  await appendFile(licences, await additionalLicences(config.root, await readFile(licences, 'utf8')))
  for (const { file, text } of prerender.siteFiles(homeUrl, prerender.routes))
    await writeFile(join(dist, file), text)
}
