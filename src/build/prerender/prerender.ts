import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { copyPublicFiles } from '../content/publicFiles.ts'
import { writeHeadersFile } from '../headers/headersFile.ts'
import { printSummary } from './buildSummary.ts'
import { type BuiltSite, readBuiltSite } from './builtSite.ts'
import { writeExampleSites } from './exampleSites.ts'
import { completeLicences, LICENCES_FILE } from './licences.ts'
import { writePages } from './pages.ts'
import { writePreviewCards } from './previewCards.ts'

/** Builds the scripts for browsers and for Node. Then completes the site: pages, examples, preview cards and headers. */
export function prerender(): Plugin {
  return {
    name: 'moongate:prerender',
    apply: 'build',
    config: () => ({
      // With a builder, `vite build` builds all environments, not only the client's.
      builder: {},
      build: { manifest: true, license: { fileName: LICENCES_FILE } },
      environments: {
        ssr: {
          build: {
            // A folder for each process, so that two builds can run at the same time.
            outDir: `node_modules/.moongate/${process.pid}`,
            ssr: true,
            copyPublicDir: false,
            rolldownOptions: { input: 'src/prerender.tsx' },
          },
        },
      },
    }),
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments)) await builder.build(environment)
      const site = await readBuiltSite(builder)
      await copyPublicFiles(site)
      await writeExampleSites(site)
      await completeLicences(site)
      await writePages(site)
      await writePreviewCards(site)
      await writeHeadersFile(site)
      await removeIntermediateFiles(site)
      await printSummary(site)
    },
  }
}

/** Removes the bundle for Node and Vite's manifest, which visitors do not need. */
async function removeIntermediateFiles({ bundle, dist }: BuiltSite): Promise<void> {
  await rm(bundle, { recursive: true })
  await rm(join(dist, '.vite'), { recursive: true })
}
