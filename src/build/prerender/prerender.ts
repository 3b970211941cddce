import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { checkContent, mistakesMessage } from '../content/checks/checkContent.ts'
import { plainError } from '../content/plainError.ts'
import { copyPublicFiles } from '../content/publicFiles.ts'
import { writeHeadersFile } from '../headers/headersFile.ts'
import { printSummary } from './buildSummary.ts'
import { readBuiltSite } from './builtSite.ts'
import { writeExampleSites } from './exampleSites.ts'
import { writeIcons } from './icons.ts'
import { completeLicences, LICENCES_FILE } from './licences.ts'
import { writePages } from './pages.ts'
import { writePreviewCards } from './previewCards.ts'

/**
 * Builds the scripts for browsers and for Node. Then completes the site: pages, examples, preview cards and headers.
 * `vite build --manifest` keeps Vite's manifest, which visitors do not need.
 */
export function prerender(): Plugin {
  let keepsManifest = false
  return {
    name: 'moongate:prerender',
    apply: 'build',
    config: ({ build }) => {
      keepsManifest = build?.manifest === true
      return {
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
      }
    },
    async buildApp(builder) {
      // Before the bundler, which would add a stack to the sentences.
      const { mistakes, warnings } = await checkContent(builder.config.root)
      if (mistakes.length > 0) throw plainError(mistakesMessage(mistakes))
      for (const environment of Object.values(builder.environments)) await builder.build(environment)
      const site = await readBuiltSite(builder)
      await copyPublicFiles(site)
      await writeExampleSites(site)
      await completeLicences(site)
      await writePages(site, new Map([...(await writePreviewCards(site)), ...(await writeIcons(site))]))
      await writeHeadersFile(site)
      await rm(site.bundle, { recursive: true })
      if (!keepsManifest) await rm(join(site.dist, '.vite'), { recursive: true })
      await printSummary(site, warnings)
    },
  }
}
