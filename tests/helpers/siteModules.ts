import { fileURLToPath } from 'node:url'
import { importWithContent } from '../../src/build/content/loadContent.ts'

type Entry = typeof import('./siteEntry.ts')

// Playwright loads tests without Vite, which finds the content and the pages. Vitest and `run.mjs` use Vite themselves.
const entry: Entry = import.meta.env ? await import('./siteEntry.ts') : await importWithVite()

function importWithVite(): Promise<Entry> {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  return importWithContent(root, 'tests/helpers/siteEntry.ts')
}

/** The site's routes, content, texts and numbers, for every test that runs outside Vite. */
export const {
  BLOCK_KINDS,
  constants,
  contact,
  editorText,
  fileOf,
  findRoute,
  games,
  hasGate,
  hasSection,
  hasShareButton,
  hasSky,
  initialSceneState,
  linkOf,
  notFoundPages,
  pageFields,
  parseSiteData,
  playerOf,
  profileOf,
  routes,
  site,
  SITE_LIMITS,
  TEMPLATE_IDS,
  templateList,
  templates,
  text,
  unpackSite,
} = entry
