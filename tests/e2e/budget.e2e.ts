import { gzipSync } from 'node:zlib'
import type { Response } from 'playwright/test'
import budget from '../budget.json' with { type: 'json' }
import { isMoonScript } from '../helpers/builtFiles.ts'
import { longRunIf, repeatsPage } from '../helpers/longRun.ts'
import { isSample } from '../helpers/sample.ts'
import { expect, test } from '../helpers/site.ts'
import { routes } from '../helpers/siteModules.ts'

type FileKind = keyof (typeof budget)['home']
/** Limits for each kind of page, kB. */
const budgets: Readonly<Record<string, Readonly<Record<FileKind, number>>>> = budget
/** Kinds of files whose size depends on the owner's content. */
const OWNER_FILE_KINDS: readonly FileKind[] = ['document', 'image', 'font']
const FILE_KINDS = [
  'document',
  'script',
  'style',
  'font',
  'image',
  'other',
] as const satisfies readonly FileKind[]
const BYTES_PER_KB = 1000
/** Limit for the gzipped chunk of the editor, without templates and without code that other pages share. */
const MAX_EDITOR_CHUNK_KB = 130
/** An attribute that only the editor writes. */
const EDITOR_MARK = 'data-editor'
/** Extra limit for a site that uses more features than the sample, such as dates and translations, kB. */
const BEYOND_SAMPLE_KB: Readonly<Partial<Record<FileKind, number>>> = { script: 8, style: 3 }

function kindOf(response: Response): FileKind {
  const type = response.request().resourceType()
  if (type === 'stylesheet') return 'style'
  return FILE_KINDS.find((kind) => kind === type) ?? 'other'
}

/** The size of a file as a host sends it, with text compressed, bytes. */
async function sentBytes(response: Response): Promise<number> {
  const body = await response.body()
  const isText = /text|javascript|json|svg/.test(response.headers()['content-type'] ?? '')
  return isText ? gzipSync(body).length : body.length
}

test.use({ viewport: { width: 390, height: 844 } })

test(`The editor’s own chunk is at most ${MAX_EDITOR_CHUNK_KB} kB when it is gzipped`, async ({ site }) => {
  const editor = routes.find(({ page }) => page === 'editor')
  test.skip(!editor, 'The shop has no editor')
  const scripts: Response[] = []
  site.page.on('response', (response) => {
    if (kindOf(response) === 'script') scripts.push(response)
  })
  await site.open(`${editor?.path}?renderer=still`)
  await expect(site.page.locator(`[${EDITOR_MARK}]`)).toBeVisible()
  const bodies = await Promise.all(scripts.map((response) => response.text()))
  const chunks = bodies.filter((code) => code.includes(EDITOR_MARK))
  expect(chunks).toHaveLength(1)
  expect(gzipSync(chunks[0] ?? '').length / BYTES_PER_KB).toBeLessThanOrEqual(MAX_EDITOR_CHUNK_KB)
})

for (const route of routes) {
  const { path, page } = route
  test(
    `${path} is within its budget before the gate opens`,
    longRunIf(repeatsPage(route)),
    async ({ site }) => {
      const responses: Response[] = []
      // The script of tonight's moon loads after the page and does not count.
      site.page.on('response', (response) => {
        if (!isMoonScript(response.url())) responses.push(response)
      })
      await site.open(`${path}?renderer=still`)
      await site.settled()
      const sent = await Promise.all(
        responses.map(async (response) => ({
          kind: kindOf(response),
          file: new URL(response.url()).pathname,
          bytes: await sentBytes(response),
        })),
      )
      const checkedKinds = FILE_KINDS.filter((kind) => isSample || !OWNER_FILE_KINDS.includes(kind))
      const excesses = checkedKinds.flatMap((kind) => {
        const files = sent.filter((file) => file.kind === kind).toSorted((a, b) => b.bytes - a.bytes)
        const kilobytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / BYTES_PER_KB
        const extraKb = isSample ? 0 : (BEYOND_SAMPLE_KB[kind] ?? 0)
        const limitKb = (budgets[page] ?? budget.template)[kind] + extraKb
        const list = files.map(({ file, bytes }) => `${file} ${(bytes / BYTES_PER_KB).toFixed(1)}`).join(', ')
        return kilobytes > limitKb ? [`${kind}: ${kilobytes.toFixed(1)} kB of ${limitKb}: ${list}`] : []
      })
      expect(excesses).toEqual([])
      // Systems without emoji also load the emoji font.
      const fonts = sent.filter(({ kind, file }) => kind === 'font' && !file.includes('emoji'))
      if (isSample) expect(fonts).toHaveLength(2)
      expect(sent.filter(({ kind }) => kind === 'script').length).toBeGreaterThan(0)
    },
  )
}
