import type { Page } from 'playwright/test'
import { routes } from '../../src/routes.ts'
import { text } from '../../src/site/text.ts'
import { IS_FULL_CAMPAIGN, pickRandom, randomStream, tries } from '../helpers/campaign.ts'
import { FAULTS } from '../helpers/faults.ts'
import { ROOT } from '../helpers/origin.ts'
import { pictureIn } from '../helpers/pictureFiles.ts'
import { expect, test } from '../helpers/site.ts'
import { expectUsable, readWhole, type WholePage } from '../helpers/usable.ts'

/** One page of each kind. */
const KINDS = ['home', 'media', 'shop', 'template', 'editor']
const PATHS = [...KINDS.flatMap((kind) => routes.find(({ page }) => page === kind)?.path ?? []), '/nowhere']
/** A page may load twice: once as requested, and once to recover. */
const MAX_LOADS = 2
/** The share of a page's files that are tested with a fault each, unless the run is full. */
const TESTED_SHARE = 0.3
/** The share of a page's files that have a fault in a visit with many faults. */
const FAULTY_SHARE = 0.4

test.setTimeout(IS_FULL_CAMPAIGN ? 6 * 3_600_000 : 600_000)

/** The page without faults, and all its requests to its host except the document. */
async function visitWhole(page: Page, path: string): Promise<{ whole: WholePage; files: readonly string[] }> {
  const files = new Set<string>()
  const recordFile = (request: { url: () => string; isNavigationRequest: () => boolean }) => {
    if (!request.isNavigationRequest() && request.url().startsWith(ROOT)) files.add(request.url())
  }
  page.on('request', recordFile)
  await page.goto(ROOT + path.slice(1))
  await expect(page.locator('html')).toHaveAttribute('data-js', 'ready')
  const gate = page.getByRole('button', { name: text.gate.enter })
  if (await gate.isVisible()) await gate.click()
  await expect(page.locator('h1')).toBeVisible()
  if (path.startsWith('/editor/')) await expect(page.locator('[data-editor]')).toBeVisible()
  else if (path !== '/nowhere')
    await expect(page.getByRole('button', { name: text.share.code, exact: true })).toBeAttached()
  const whole = await readWhole(page)
  page.off('request', recordFile)
  return { whole, files: [...files] }
}

/** Visits a page some of whose files have faults, and leaves it. @param faults by the address of a file */
async function visitBroken(
  page: Page,
  path: string,
  whole: WholePage,
  faults: ReadonlyMap<string, keyof typeof FAULTS>,
): Promise<void> {
  let loads = 0
  const countLoad = () => loads++
  page.on('domcontentloaded', countLoad)
  await page.route(
    (url) => faults.has(url.href),
    (route) => FAULTS[faults.get(route.request().url()) ?? 'refused']?.(route).catch(() => {}),
  )
  await page.goto(ROOT + path.slice(1), { waitUntil: 'commit' })
  await expectUsable(page, path, whole)
  expect(loads, 'loads of the page').toBeLessThanOrEqual(MAX_LOADS)
  page.off('domcontentloaded', countLoad)
  await page.goto('about:blank')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.evaluate(() => {})
}

/** The kind of a request, as text. */
function kindOf(address: string): string {
  const { pathname } = new URL(address)
  if (pictureIn(pathname) !== undefined) return 'a picture'
  if (/\/(favicon|icon|apple|manifest)/.test(pathname)) return 'an icon or the manifest'
  return pathname.replace(/^\/assets\//, '').replace(/-[\w-]{8}(\.\w+)$/, '$1')
}

for (const [stream, path] of PATHS.entries())
  test(`${path} is usable when any or many of its requests fail`, async ({ page }) => {
    page.setDefaultTimeout(20_000)
    const found: string[] = []
    const next = randomStream(stream)
    const { whole, files } = await visitWhole(page, path)
    const names = Object.keys(FAULTS)
    const attempt = async (faults: ReadonlyMap<string, string>) => {
      const faultList = [...faults].map(([file, fault]) => `${kindOf(file)}: ${fault}`).join(', ')
      await visitBroken(page, path, whole, faults).catch((reason: unknown) => {
        found.push(`${faultList}\n${reason}`)
        // Logged at once, because a run of hours may be interrupted.
        process.stdout.write(`${path}, ${faultList}\n${reason}\n`)
      })
    }
    // One fault at a time. Only one file of each kind is tested, so only one picture.
    const kinds = new Map(files.map((file) => [kindOf(file), file]))
    const chosenFaults = () => {
      if (IS_FULL_CAMPAIGN) return names
      return next() < TESTED_SHARE ? [pickRandom(names, next)] : []
    }
    for (const file of kinds.values())
      for (const fault of chosenFaults()) await attempt(new Map([[file, fault]]))
    for (let visit = 0; visit < tries(1, 40); visit++) {
      const faulty = files.filter(() => next() < FAULTY_SHARE)
      await attempt(new Map(faulty.map((file) => [file, pickRandom(names, next)])))
    }
    expect(found).toEqual([])
  })
