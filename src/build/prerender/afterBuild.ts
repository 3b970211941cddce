import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin, ResolvedConfig } from 'vite'
import { publishedUrl } from '../content/publishedUrl.ts'

export type Prerender = typeof import('../../prerender.tsx')

/** What Vite has built. */
export interface BuiltSite {
  readonly config: ResolvedConfig
  /** The output folder. */
  readonly dist: string
  /** The folder of the bundle for Node. */
  readonly bundle: string
  /** The modules of that bundle. */
  readonly prerender: Prerender
  /** With a slash at the end. */
  readonly homeUrl: URL
}

/** A plugin that completes the built site. Such plugins run one after another, as `vite.config.ts` lists them. */
export function afterBuild(name: string, work: (site: BuiltSite) => Promise<void>): Plugin {
  return {
    name,
    apply: 'build',
    buildApp: {
      order: 'post',
      async handler({ config, environments: { client, ssr } }) {
        if (!client || !ssr) throw new Error(`${name}: the build has no client or no ssr environment`)
        const dist = resolve(config.root, client.config.build.outDir)
        const bundle = resolve(config.root, ssr.config.build.outDir)
        // Node loads the bundle once for all plugins.
        const prerender: Prerender = await import(pathToFileURL(join(bundle, 'prerender.js')).href)
        const homeUrl = new URL(config.base, await publishedUrl(config.root))
        await work({ config, dist, bundle, prerender, homeUrl })
      },
    },
  }
}
