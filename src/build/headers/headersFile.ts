import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { afterBuild } from '../prerender/afterBuild.ts'
import { PREVIEW_FOLDER } from '../prerender/previewFrame.ts'
import { headerRules, headersFile } from './headers.ts'
import { HEADER_POLICY, PREVIEW_HEADER_POLICY } from './policy.ts'

const ASSETS = 'assets'

/** Writes `_headers`, the response headers of the built site. */
export function responseHeaders(): Plugin {
  return afterBuild('moongate:response-headers', async ({ config, dist, prerender }) => {
    const { prerenderedRoutes, outsideHosts } = prerender
    const pages = [
      ...prerenderedRoutes.map(({ path }) => ({ path, policy: HEADER_POLICY })),
      { path: `/${PREVIEW_FOLDER}*`, policy: PREVIEW_HEADER_POLICY },
    ]
    const rules = headerRules(config.base, pages, outsideHosts.players, await hashedFiles(dist))
    await writeFile(join(dist, '_headers'), headersFile(rules))
  })
}

/** The files directly in `assets/`. The pictures are in a folder there, because they have a rule of their own. */
export async function hashedFiles(dist: string): Promise<readonly string[]> {
  const assets = await readdir(join(dist, ASSETS), { withFileTypes: true })
  return assets.filter((entry) => entry.isFile()).map(({ name }) => `${ASSETS}/${name}`)
}
