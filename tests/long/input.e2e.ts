import assert from 'node:assert/strict'
import fc from 'fast-check'
import { fill } from '../../src/lib/fill.ts'
import { anyPage, anySite, anyZip, pageOf } from '../helpers/anyInput.ts'
import { SEED, tries } from '../helpers/campaign.ts'
import { openEditor } from '../helpers/editor.ts'
import { withLinks } from '../helpers/hostileSite.ts'
import { serveModules } from '../helpers/serveModules.ts'
import { expect, test } from '../helpers/site.ts'
import { editorText, parseSiteData, SITE_LIMITS, unpackSite } from '../helpers/siteModules.ts'
import { FIRST_TEMPLATE } from '../helpers/templates.ts'
import { textPattern } from '../helpers/textPattern.ts'
import { REDUCED_MOTION } from '../helpers/windows.ts'

test.use(REDUCED_MOTION)

type Samples = typeof import('../../src/templates/engine/sample/samples.ts')

const { load, close } = await serveModules(process.cwd())
const { loadSample } = await load<Samples>('/src/templates/engine/sample/samples.ts')
const { data } = await loadSample(FIRST_TEMPLATE)
await close()

/** Longest user CPU time of an import, ms. Unlike elapsed time, it excludes other programs. */
const MAX_CPU_MS = 1000
/** Greatest length of a message that refuses a file, characters. */
const MAX_REFUSAL_LENGTH = 400
const IMPORT_PATTERNS = Object.values(editorText.import).map((text) => textPattern(text))
/** Most drafts at a time. An import may add one, so the drafts are deleted once in this number of imports. */
const MAX_DRAFTS = 50

/** Imports a file, and expects a valid site or a message that refuses the file, within `MAX_CPU_MS`. */
function expectAnswer(bytes: Uint8Array): void {
  const usageAtStart = process.cpuUsage()
  const answer = unpackSite(bytes)
  const { user: userMicroseconds } = process.cpuUsage(usageAtStart)
  // Playwright's `expect` would take longer than the import.
  assert(userMicroseconds / 1000 < MAX_CPU_MS)
  if ('refusal' in answer) {
    assert(answer.refusal.length < MAX_REFUSAL_LENGTH)
    assert(IMPORT_PATTERNS.some((pattern) => pattern.test(answer.refusal)))
  } else assert.deepEqual(parseSiteData(answer.data), { data: answer.data })
}

for (const [kind, files] of [
  ['pages', anyPage(data)],
  ['ZIPs', anyZip(data)],
] as const)
  test(`Any ${kind} are imported or refused with a message within a second of user CPU time`, () => {
    test.setTimeout(3_600_000)
    fc.assert(fc.property(files, expectAnswer), {
      numRuns: tries(500, 10_000),
      seed: SEED,
      endOnFailure: true,
    })
  })

test('A page is imported when it has the maximum number of links, and refused when it has more', async ({
  site,
}) => {
  const editor = await openEditor(site, FIRST_TEMPLATE)
  const importPage = (links: number) => editor.drop('index.html', 'text/html', pageOf(withLinks(data, links)))
  await importPage(SITE_LIMITS.links)
  await expect(editor.preview.locator('a.link')).toHaveCount(SITE_LIMITS.links, { timeout: 60_000 })
  await editor.field('name').fill('Still editable')
  await expect(editor.preview.locator('h1')).toHaveText('Still editable', { timeout: 60_000 })
  await importPage(SITE_LIMITS.links + 1)
  const tooMany = { count: SITE_LIMITS.links + 1, most: SITE_LIMITS.links }
  await expect(editor.toasts).toContainText(fill(editorText.data.many, tooMany))
  await expect(editor.field('name')).toHaveValue('Still editable')
})

test('Any imported site shows in the preview without running its code, and a refused page keeps the draft', async ({
  site,
}) => {
  test.setTimeout(7_200_000)
  const editor = await openEditor(site, FIRST_TEMPLATE)
  const { page } = site
  /** Whether hostile code has run in the page or a frame: it sets `window.owned`. */
  const hasRunHostileCode = async () => {
    const results = await Promise.all(page.frames().map((frame) => frame.evaluate(() => 'owned' in window)))
    return results.includes(true)
  }
  const importedToast = editor.toast(/^Your page was imported, as the draft/)
  let imports = 0
  // `valid` is the data of a valid site; null for a page that the editor may refuse.
  const sitesAndPages = fc.oneof(
    anySite(data).map((valid) => ({ valid, bytes: pageOf(valid) })),
    anyPage(data).map((bytes) => ({ valid: null, bytes })),
  )
  await fc.assert(
    fc.asyncProperty(sitesAndPages, async ({ valid, bytes }) => {
      imports++
      if (imports % MAX_DRAFTS === 0) {
        // The editor's connection to the database would block the deletion.
        await page.goto(site.at('/robots.txt'))
        await page.evaluate(() => indexedDB.deleteDatabase('moongate-editor'))
        await openEditor(site, FIRST_TEMPLATE)
      }
      const before = await editor.field('name').inputValue()
      await editor.drop('index.html', 'text/html', bytes)
      await expect(editor.dismiss).toBeVisible()
      if (valid) {
        await expect(importedToast).toBeVisible()
        await expect(editor.preview.locator('body')).toHaveAttribute('data-ground', valid.colours.ground)
      } else if (await editor.toasts.locator('[data-bad]').isVisible())
        await expect(editor.field('name')).toHaveValue(before)
      await editor.dismiss.click()
      expect(await hasRunHostileCode()).toBe(false)
    }),
    { numRuns: tries(50, 10_000), seed: SEED, endOnFailure: true },
  )
})
