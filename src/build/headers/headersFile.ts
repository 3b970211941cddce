import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuiltSite } from '../prerender/builtSite.ts'
import { headerRules, headersFile } from './headers.ts'

/** Writes `_headers`, the response headers of the built site. */
export async function writeHeadersFile({ config, dist, prerender }: BuiltSite): Promise<void> {
  const rules = headerRules(config.base, prerender.outsideHosts.players)
  await writeFile(join(dist, '_headers'), headersFile(rules))
}
