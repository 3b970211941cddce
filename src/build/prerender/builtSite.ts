import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest, ResolvedConfig, ViteBuilder } from 'vite'
import { publishedUrl } from '../content/publishedUrl.ts'

type Prerender = typeof import('../../prerender.tsx')

/** The output of Vite, which the steps of `prerender` complete. */
export interface BuiltSite {
  readonly config: ResolvedConfig
  /** The output folder. */
  readonly dist: string
  /** The folder of the bundle for Node. */
  readonly bundle: string
  /** The modules of that bundle. */
  readonly prerender: Prerender
  /** Vite's list of the output files, by source file. */
  readonly manifest: Manifest
  /** With a slash at the end. */
  readonly homeUrl: URL
}

export async function readBuiltSite({ config, environments }: ViteBuilder): Promise<BuiltSite> {
  const { client, ssr } = environments
  if (!client || !ssr) throw new Error('The build has no client or no ssr environment')
  const dist = resolve(config.root, client.config.build.outDir)
  const bundle = resolve(config.root, ssr.config.build.outDir)
  return {
    config,
    dist,
    bundle,
    prerender: await import(pathToFileURL(join(bundle, 'prerender.js')).href),
    manifest: JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')),
    homeUrl: new URL(config.base, await publishedUrl(config.root)),
  }
}
