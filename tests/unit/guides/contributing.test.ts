import { execFileSync } from 'node:child_process'
import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { CONTRIBUTING, followGuide, pathsInBlocks, readGuide } from '../../helpers/guides.ts'
import { copyProject, leastContent, type ProjectCopy } from '../../helpers/projectCopy.ts'
import { type ModuleServer, serveModules } from '../../helpers/serveModules.ts'
import { textOf } from '../../helpers/siteFiles.ts'
import { FIRST_TEMPLATE } from '../../helpers/templates.ts'
import dataVersions from '../templates/dataVersions.json' with { type: 'json' }

const root = join(import.meta.dirname, '../../..')
const guide = readGuide(CONTRIBUTING)
/** The tests of a page's fields. They also apply to the field of the guide. */
const FIELD_TESTS = [
  'tests/unit/editor/preview/partOfField.test.ts',
  'tests/unit/templates/moreFields.test.tsx',
  'tests/unit/templates/pageFields.test.ts',
  'tests/unit/templates/upgradeSiteData.test.ts',
]
/** Files and folders outside `src` that the guide changes, or that the tests of the copy need. */
const ADDITIONAL_FILES = [
  'tests/helpers',
  'tests/unit/content/sample.test.ts',
  'tests/unit/styles',
  'tests/unit/site/homeSections.test.ts',
  'tests/unit/templates/dataVersions.json',
  'tests/unit/templates/exports',
  ...FIELD_TESTS,
  '.gitignore',
]
const GAMES = `export const games = [
  { id: 'a', title: 'A', wallpapers: [{ name: 'Last Light', url: 'https://posts.example.com/light' }] },
]
`
const CONCERTS = "export const concerts = [{ name: 'Bell tower', url: 'https://tour.example.com' }]\n"
const CARDS = `export const templates = [{ id: 'one', kit: '${FIRST_TEMPLATE}', title: 'One', summary: 'One.' }]\n`

describe('The project with every change that the guide for contributors shows', () => {
  let copy: ProjectCopy
  let server: ModuleServer
  const node = (script: string, ...options: readonly string[]) =>
    execFileSync(process.execPath, [join('node_modules', script), ...options], {
      cwd: copy.folder,
      encoding: 'utf8',
      stdio: 'pipe',
    })

  beforeAll(async () => {
    vi.stubEnv('MOONGATE_CONTENT', '')
    copy = copyProject({ ...leastContent, 'games.ts': GAMES, 'templates.ts': CARDS })
    writeFileSync(join(copy.folder, 'src/content/concerts.ts'), CONCERTS)
    for (const path of ADDITIONAL_FILES)
      cpSync(join(root, path), join(copy.folder, path), { recursive: true })
    followGuide(copy.folder, guide)
    server = await serveModules(copy.folder)
    return () => server.close()
  })

  afterAll(() => {
    copy.remove()
    vi.unstubAllEnvs()
  })

  it('has no type error', () => {
    const include = ['src', 'tests/helpers', 'tests/unit', 'tests/e2e', 'vite.config.ts']
    const settings = JSON.stringify({ extends: './tsconfig.json', include })
    writeFileSync(join(copy.folder, 'tsconfig.guide.json'), settings)
    expect(() => node('typescript/bin/tsc', '-p', 'tsconfig.guide.json')).not.toThrow()
  })

  it('is formatted, has sorted imports and passes the linter in the changed files', () => {
    // Biome does not know shaders.
    const changed = new Set(pathsInBlocks(guide).filter((path) => !path.endsWith('.glsl')))
    expect(() => node('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', ...changed)).not.toThrow()
  })

  it('passes the unit tests of the parts that change, and those of the fields of a page', () => {
    // In the copy, each of the two folders has only one test file.
    const tests = ['tests/unit/ui', 'tests/unit/site', 'tests/unit/styles/tokens.test.ts']
    const output = node('vitest/vitest.mjs', 'run', ...tests, ...FIELD_TESTS)
    const count = tests.length + FIELD_TESTS.length
    expect(stripVTControlCharacters(output)).toMatch(new RegExp(`Test Files\\s+${count} passed`))
  })

  it('shows the new sections, the new text and the new page', async () => {
    type Prerender = typeof import('../../../src/prerender.tsx')
    const { prerenderedRoutes, renderPage } = await server.load<Prerender>('/src/prerender.tsx')
    const pageAt = (path: string) => {
      const route = prerenderedRoutes.find((candidate) => candidate.path === path)
      if (!route) throw new Error(`There is no page at ${path}`)
      return renderPage(route)
    }
    const home = await pageAt('/')
    expect(home).toMatch(/id="wallpapers".*Wallpapers to take home.*Last Light/s)
    expect(home).toMatch(/id="concerts".*Where I play.*Bell tower/s)
    // The guide's text has no singular.
    expect(await pageAt('/media')).toContain('1 galleries')
    expect(await pageAt('/thanks')).toMatch(/<h1[^>]*>Thank you<\/h1><p>This site was made/)
  })

  it('gives the new colour to style sheets', async () => {
    const { palette } = await server.load<typeof import('../../../src/site/theme.ts')>('/src/site/theme.ts')
    const { themeCss } = await server.load<typeof import('../../../src/constants/themeCss.ts')>(
      '/src/constants/themeCss.ts',
    )
    expect(themeCss(palette)).toMatch(/--lantern: #[0-9a-f]{6};/)
  })

  it('has the new field in the form, on the page and in the version of its data', async () => {
    type Order = typeof import('../../../src/templates/fields/formOrder.ts')
    type Fields = typeof import('../../../src/templates/fields/pageFields.ts')
    const { pageFields } = await server.load<Fields>('/src/templates/fields/pageFields.ts')
    const { fieldsOfGroup } = await server.load<Order>('/src/templates/fields/formOrder.ts')
    expect(fieldsOfGroup(pageFields, 'you').at(-1)?.form.label).toBe('Where you live')

    type Folders = typeof import('../../../src/site/templateFolders.ts')
    type Samples = typeof import('../../../src/templates/samples.ts')
    type Kits = typeof import('../../../src/templates/kits.ts')
    type Sites = typeof import('../../../src/templates/renderSite.ts')
    const { TEMPLATE_IDS } = await server.load<Folders>('/src/site/templateFolders.ts')
    const { loadSample } = await server.load<Samples>('/src/templates/samples.ts')
    const { loadKit } = await server.load<Kits>('/src/templates/kits.ts')
    const { renderSite } = await server.load<Sites>('/src/templates/renderSite.ts')
    for (const id of TEMPLATE_IDS) {
      const { data, pictures } = await loadSample(id)
      const site = { ...data, location: 'On the <coast>' }
      const files = renderSite(await loadKit(id), site, pictures)
      expect(textOf(files, 'index.html')).toContain('<p class="location" dir="auto">On the &lt;coast&gt;</p>')
      expect(textOf(files, 'style.css')).toContain('.location{')
    }

    const { DATA_VERSION: next } = await server.load<
      typeof import('../../../src/templates/siteDataSchema.ts')
    >('/src/templates/siteDataSchema.ts')
    const largest = Math.max(...Object.keys(dataVersions).map(Number))
    expect(next, 'The field’s `since` in the guide is the next version of the data').toBe(largest + 1)
  })
})
