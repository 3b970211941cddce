import type { Browser } from 'playwright/test'
import { BROWSER_LIMITS } from '../helpers/browserLimits.ts'
import { IS_FULL_CAMPAIGN, SEED } from '../helpers/campaign.ts'
import { SITE_URL } from '../helpers/origin.ts'
import { expect, test } from '../helpers/site.ts'
import { expectUsable, type PageContent, readContent } from '../helpers/usable.ts'

const wholePages = new Map<string, PageContent>()

/** The content of a page in a browser without limits. */
async function wholePage(browser: Browser, path: string): Promise<PageContent> {
  const cached = wholePages.get(path)
  if (cached) return cached
  const page = await browser.newPage()
  await page.goto(SITE_URL + path.slice(1))
  await expect(page.locator('html')).toHaveAttribute('data-js', 'ready')
  const whole = await readContent(page)
  wholePages.set(path, whole)
  await page.close()
  return whole
}

test.setTimeout(120_000)

/** Every third limit, or all in a full campaign. Three campaigns with consecutive seeds test all limits. */
const testedLimits = Object.entries(BROWSER_LIMITS).filter(
  (_, index) => IS_FULL_CAMPAIGN || (index + SEED) % 3 === 0,
)

for (const [name, code] of testedLimits)
  test(`In a browser with ${name}, pages and editors are usable, and nothing is thrown`, async ({
    page,
    browser,
  }) => {
    page.setDefaultTimeout(20_000)
    const thrown: string[] = []
    page.on('pageerror', (error) => thrown.push(`${error.name}: ${error.message}`))
    page.on('dialog', (dialog) => dialog.dismiss())
    await page.addInitScript(code)
    await page.goto(SITE_URL)
    await expectUsable(page, '/', await wholePage(browser, '/'))
    await page.getByRole('button', { name: 'Share this page', exact: true }).click()
    await expect(page.locator('footer').getByRole('status')).not.toBeEmpty()
    await page.getByRole('link', { name: 'See the galleries', exact: true }).click()
    await page.locator('ul[data-count] a').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()

    await page.goto(`${SITE_URL}editor/1`)
    await expectUsable(page, '/editor/1', await wholePage(browser, '/editor/1'))
    await page.goto(`${SITE_URL}?gate=open&tune`)
    await expect(page.getByRole('complementary', { name: 'Tune the sky' })).toBeVisible()
    expect(thrown).toEqual([])
  })
