import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { aliases } from '../../../src/build/contentFolder.ts'
import { contentPlugin } from '../../../src/build/contentPlugin.ts'
import { forgetContent, importWithContent } from '../../../src/build/loadContent.ts'
import { ROWS_MODULE } from '../../../src/build/markdown/markdownModules.ts'
import editorEnglish from '../../../src/site/editorEnglish.json' with { type: 'json' }
import english from '../../../src/site/english.json' with { type: 'json' }
import { temporaryFolder } from '../../helpers/temporaryFolder.ts'

type Groups = Readonly<Record<string, Readonly<Record<string, string>>>>

const root = join(import.meta.dirname, '../../..')
const MODULES = [
  { module: 'text', name: 'text', english: english as Groups },
  { module: 'editorWords', name: 'editorWords', english: editorEnglish as Groups },
]

/** A module's texts with the chosen content: `built` from the built file `code`, and `shown` without a build. */
async function builtTexts(module: string, name: string) {
  const source = `src/site/${module}.ts`
  const outDir = await temporaryFolder()
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    resolve: { alias: aliases(root, ROWS_MODULE) },
    plugins: [contentPlugin()],
    build: {
      outDir,
      rolldownOptions: {
        input: join(root, source),
        output: { entryFileNames: 'entry.mjs' },
        preserveEntrySignatures: 'strict',
      },
    },
  })
  const file = join(outDir, 'entry.mjs')
  const shown = (await importWithContent<Record<string, Groups>>(root, source))[name]
  return { code: await readFile(file, 'utf8'), built: (await import(file))[name], shown }
}

describe.each([
  ['pottery', ''],
  ['pottery', 'en'],
  ['pseudo', ''],
])('the texts of the site tests/sites/%s %s', (site, language) => {
  beforeAll(() => {
    vi.stubEnv('MOONGATE_CONTENT', `tests/sites/${site}`)
    vi.stubEnv('MOONGATE_LANGUAGE', language)
    forgetContent()
  })

  afterAll(() => {
    vi.unstubAllEnvs()
    forgetContent()
  })

  it.each(MODULES)('are the same in a build of $module as without a build', async ({ module, name }) => {
    const { built, shown } = await builtTexts(module, name)
    expect(built).toEqual(shown)
  })
})

describe('a build of tests/sites/pottery', () => {
  beforeAll(() => {
    vi.stubEnv('MOONGATE_CONTENT', 'tests/sites/pottery')
    vi.stubEnv('MOONGATE_LANGUAGE', '')
    forgetContent()
  })

  afterAll(() => {
    vi.unstubAllEnvs()
    forgetContent()
  })

  it.each(MODULES)('has no English sentence of $module that the owner replaces', async (texts) => {
    const { code, shown } = await builtTexts(texts.module, texts.name)
    // Single words are often parts of names in the code.
    const replaced = Object.entries(texts.english).flatMap(([group, all]) =>
      Object.entries(all).flatMap(([key, text]) =>
        shown?.[group]?.[key] !== text && text.includes(' ') ? [text] : [],
      ),
    )
    expect(replaced.length).toBeGreaterThan(0)
    const isShipped = (text: string) => ['"', "'", '`'].some((quote) => code.includes(quote + text + quote))
    expect(replaced.filter(isShipped)).toEqual([])
  })
})
