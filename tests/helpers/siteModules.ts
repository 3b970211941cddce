import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { aliases } from '../../src/build/content/contentFolder.ts'

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
  })
  return module
}

/** The site's routes, content, texts and numbers, for every test that runs outside Vite. */
export const {
  addressOf,
  cardRoutesOf,
  constants,
  contact,
  editors,
  editorWords,
  events,
  fileOf,
  findRoute,
  galleries,
  galleryAt,
  games,
  hasGate,
  hasSection,
  hasShareButton,
  hasSky,
  hosts,
  initialSceneState,
  isAllFree,
  isPage,
  notFoundPages,
  outsideHosts,
  ownGalleries,
  palette,
  poseFor,
  previewCard,
  projects,
  publishing,
  refundPolicy,
  resolvePose,
  routes,
  routesIn,
  sections,
  site,
  socials,
  splitEvents,
  TEMPLATE_IDS,
  templateFolders,
  templates,
  text,
  tracks,
  videos,
} = entry
