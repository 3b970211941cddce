import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuiltSite } from '../prerender/builtSite.ts'
import { headerRules, headersFile, PREVIEW_FOLDER } from './headers.ts'
import { HEADER_POLICY, PREVIEW_HEADER_POLICY } from './policy.ts'

const ASSETS = 'assets'

/** Writes `_headers`, the response headers of the built site. */
export async function writeHeadersFile({ config, dist, prerender }: BuiltSite): Promise<void> {
  const { prerenderedRoutes, outsideHosts } = prerender
  const pages = [
    ...prerenderedRoutes.map(({ path }) => ({ path, policy: HEADER_POLICY })),
    { path: `/${PREVIEW_FOLDER}*`, policy: PREVIEW_HEADER_POLICY },
  ]
  const rules = headerRules(config.base, pages, outsideHosts.players, await hashedFiles(dist))
  await writeFile(join(dist, '_headers'), headersFile(rules))
}

/** The files directly in `assets/`. The pictures are in a folder there, because they have a rule of their own. */
async function hashedFiles(dist: string): Promise<readonly string[]> {
  const assets = await readdir(join(dist, ASSETS), { withFileTypes: true })
  return assets.filter((entry) => entry.isFile()).map(({ name }) => `${ASSETS}/${name}`)
}
