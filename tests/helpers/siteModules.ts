import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { aliases } from '../../src/build/content/contentFolder.ts'
import { markdown } from '../../src/build/markdown/markdown.ts'

type Entry = typeof import('./siteEntry.ts')

// Playwright loads tests without Vite, which finds the content and the pages. Vitest and `run.mjs` use Vite themselves.
const entry: Entry = import.meta.env ? await import('./siteEntry.ts') : await importWithVite()

async function importWithVite(): Promise<Entry> {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const { module } = await runnerImport<Entry>(fileURLToPath(new URL('siteEntry.ts', import.meta.url)), {
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: aliases(root) },
    plugins: [markdown()],
  })
  return module
}

/** The site's routes, content, texts and numbers, for every test that runs outside Vite. */
export const {
  addressOf,
  BLOCK_KINDS,
  cardRoutesOf,
  constants,
  contact,
  editorWords,
  fileOf,
  findRoute,
  galleries,
  games,
  hasGate,
  hasSection,
  hasShareButton,
  hasSky,
  initialSceneState,
  linkOf,
  notFoundPages,
  outsideHosts,
  pageFields,
  parseSiteData,
  playerOf,
  previewCard,
  profileOf,
  routes,
  sections,
  site,
  SITE_LIMITS,
  socials,
  TEMPLATE_IDS,
  templateList,
  templates,
  text,
  unpackSite,
} = entry
