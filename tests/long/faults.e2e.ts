import type { Page } from 'playwright/test'
import { IS_FULL_CAMPAIGN, pickRandom, randomStream, SEED, tries } from '../helpers/campaign.ts'
import { FAULTS } from '../helpers/faults.ts'
import { SITE_URL } from '../helpers/origin.ts'
import { pictureIn } from '../helpers/pictureFiles.ts'
import { expect, test } from '../helpers/site.ts'
import { routes, text } from '../helpers/siteModules.ts'
import { expectUsable, type PageContent, readContent } from '../helpers/usable.ts'

/** Kinds of pages, as in `routes`. */
const PAGE_KINDS = ['home', 'media', 'shop', 'template', 'editor']
/** The first page of each of these kinds, and a path without a page. */
const PATHS = [
  ...PAGE_KINDS.flatMap((kind) => routes.find(({ page }) => page === kind)?.path ?? []),
  '/nowhere',
]
/** A page may load twice: once as requested, and once to recover. */
const MAX_LOADS = 2
/** One in so many kinds of files is tested, with one fault. A full campaign tests every kind with every fault. */
const KINDS_PER_TEST = 3
/** The share of a page's files that have a fault in a visit with many faults. */
const FAULTY_SHARE = 0.4

test.setTimeout(IS_FULL_CAMPAIGN ? 6 * 3_600_000 : 600_000)

/** Opens a page without faults. @returns its content, and the addresses of its files on the site's host */
async function visitWhole(
  page: Page,
  path: string,
): Promise<{ whole: PageContent; files: readonly string[] }> {
  const files = new Set<string>()
  const recordFile = (request: { url: () => string; isNavigationRequest: () => boolean }) => {
    if (!request.isNavigationRequest() && request.url().startsWith(SITE_URL)) files.add(request.url())
  }
  page.on('request', recordFile)
  await page.goto(SITE_URL + path.slice(1))
  await expect(page.locator('html')).toHaveAttribute('data-js', 'ready')
  const gate = page.getByRole('button', { name: text.gate.enter })
  if (await gate.isVisible()) await gate.click()
  await expect(page.locator('h1')).toBeVisible()
  // The editor and the share button load last. The page `/nowhere` has neither.
  if (path.startsWith('/editor/')) await expect(page.locator('[data-editor]')).toBeVisible()
  else if (path !== '/nowhere')
    await expect(page.getByRole('button', { name: text.share.share, exact: true })).toBeAttached()
  const whole = await readContent(page)
  page.off('request', recordFile)
  return { whole, files: [...files] }
}

/** Opens a page while some of its files have faults, and expects it to be usable. @param faults by address */
async function visitBroken(
  page: Page,
  path: string,
  whole: PageContent,
  faults: ReadonlyMap<string, keyof typeof FAULTS>,
): Promise<void> {
  let loads = 0
  const countLoad = () => {
    loads++
  }
  page.on('domcontentloaded', countLoad)
  await page.route(
    (url) => faults.has(url.href),
    (route) => FAULTS[faults.get(route.request().url()) ?? 'refused']?.(route).catch(() => {}),
  )
  await page.goto(SITE_URL + path.slice(1), { waitUntil: 'commit' })
  await expectUsable(page, path, whole)
  expect(loads, 'loads of the page').toBeLessThanOrEqual(MAX_LOADS)
  page.off('domcontentloaded', countLoad)
  await page.goto('about:blank')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.evaluate(() => {})
}

/** The kind of a file: 'a picture', 'an icon or the manifest', or its name without the hash, as in 'Shop.js'. */
function kindOf(address: string): string {
  const { pathname } = new URL(address)
  if (pictureIn(pathname) !== undefined) return 'a picture'
  if (/\/(favicon|icon|apple|manifest)/.test(pathname)) return 'an icon or the manifest'
  return pathname.replace(/^\/assets\//, '').replace(/-[\w-]{8}(\.\w+)$/, '$1')
}

for (const [pathIndex, path] of PATHS.entries())
  test(`${path} is usable when one or many of its requests fail`, async ({ page }) => {
    page.setDefaultTimeout(20_000)
    const failures: string[] = []
    const nextRandom = randomStream(pathIndex)
    // The home page's test also tests the files that all pages have.
    const homeFiles = path === '/' ? [] : (await visitWhole(page, '/')).files
    const { whole, files } = await visitWhole(page, path)
    const faultNames = Object.keys(FAULTS)
    const attempt = async (faults: ReadonlyMap<string, string>) => {
      const faultList = [...faults].map(([file, fault]) => `${kindOf(file)}: ${fault}`).join(', ')
      await visitBroken(page, path, whole, faults).catch((reason: unknown) => {
        failures.push(`${faultList}\n${reason}`)
        // Logged at once, because a run of hours may be interrupted.
        process.stdout.write(`${path}, ${faultList}\n${reason}\n`)
      })
    }
    // Tests one fault at a time, and only one file of each kind.
    const fileByKind = new Map(files.map((file) => [kindOf(file), file]))
    for (const file of homeFiles) fileByKind.delete(kindOf(file))
    for (const [index, file] of [...fileByKind.values()].entries()) {
      const isTested = (index + SEED) % KINDS_PER_TEST === 0
      const oneFault = isTested ? [pickRandom(faultNames, nextRandom)] : []
      for (const fault of IS_FULL_CAMPAIGN ? faultNames : oneFault) await attempt(new Map([[file, fault]]))
    }
    for (let visit = 0; visit < tries(1, 40); visit++) {
      const faultyFiles = files.filter(() => nextRandom() < FAULTY_SHARE)
      await attempt(new Map(faultyFiles.map((file) => [file, pickRandom(faultNames, nextRandom)])))
    }
    expect(failures).toEqual([])
  })
