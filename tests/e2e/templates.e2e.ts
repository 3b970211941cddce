import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright/test'
import type { SiteData } from '../../src/templates/siteData.ts'
import { violations } from '../helpers/axe.ts'
import { ROOT } from '../helpers/origin.ts'
import { expect, test } from '../helpers/site.ts'
import {
  countFrames,
  framesDuring,
  moves,
  overhear,
  renderTemplateSites,
  unzipped,
} from '../helpers/templateSites.ts'

const { examples, sites } = await renderTemplateSites()
const dist = fileURLToPath(new URL('../../dist/', import.meta.url))

const sidewaysPx = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Expects a page to show everything that was written, and to lead where it was said. */
async function expectSite(page: Page, { name, tagline, links, socials, portrait }: SiteData): Promise<void> {
  await expect(page.locator('h1')).toHaveText(name)
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.getByText(tagline, { exact: true })).toBeVisible()
  const hrefs = await page.locator('a.link').evaluateAll((all) => all.map((one) => one.getAttribute('href')))
  expect(hrefs).toEqual(links.map(({ url }) => url))
  for (const { label } of links) await expect(page.getByText(label, { exact: true })).toBeVisible()
  await expect(page.locator('a.social')).toHaveCount(socials.length)
  if (!portrait) return
  const picture = page.getByRole('img', { name: portrait.alt })
  await expect(picture).toBeVisible()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
}

test('The example sites in the build are what the templates make of their samples', () => {
  expect(examples.length).toBeGreaterThan(0)
  for (const { path, bytes } of examples) expect(readFileSync(dist + path).equals(bytes), path).toBe(true)
})

for (const { id, kitName, sample, quiet, longest, hostile } of sites) {
  test.describe(`The example of ${kitName}`, () => {
    const served = `${ROOT}examples/${id}/`

    for (const where of ['served', 'opened from its folder'])
      for (const javaScriptEnabled of [true, false])
        test.describe(`${where}, ${javaScriptEnabled ? 'with' : 'without'} a script,`, () => {
          test.use({ javaScriptEnabled })

          test('is whole, silent, asks nobody else, and fits 320 px', async ({ page }, testInfo) => {
            const address = where === 'served' ? served : unzipped(sample.files, testInfo.outputPath('site'))
            const heard = overhear(page)
            await page.goto(address)
            await expectSite(page, sample.data)
            await page.setViewportSize({ width: 320, height: 640 })
            expect(await sidewaysPx(page)).toBeLessThanOrEqual(0)
            await expectSite(page, sample.data)
            expect(heard.said).toEqual([])
            const folder = new URL('.', address).href
            expect(
              heard.requests.filter((url) => !url.startsWith(folder) && !url.startsWith('data:')),
            ).toEqual([])
            expect(heard.requests).toContain(`${folder}style.css`)
          })
        })

    for (const [size, width, height] of [
      ['a phone', 390, 844],
      ['a desk', 1280, 800],
    ] as const)
      test(`has no accessibility violation on ${size}`, async ({ page }) => {
        await page.setViewportSize({ width, height })
        await page.goto(served)
        await expect(page.locator('h1')).toBeVisible()
        expect(await violations(page)).toEqual([])
      })

    test('moves, and stands still when it is told to', async ({ page }) => {
      await countFrames(page)
      await page.goto(served)
      await expect.poll(() => moves(page)).toBe(true)
      const button = page.getByRole('button', { name: 'Pause the effects' })
      await button.click()
      await expect(button).toHaveAttribute('aria-pressed', 'true')
      // A button may still be on its way back from being pressed.
      await expect.poll(() => moves(page)).toBe(false)
      await button.click()
      await expect.poll(() => moves(page)).toBe(true)
    })

    test('stands still for those who want less motion', async ({ page }) => {
      await countFrames(page)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(served)
      await expectSite(page, sample.data)
      expect(await moves(page)).toBe(false)
      await expect(page.getByRole('button', { name: 'Pause the effects' })).toBeHidden()
    })

    test('stands still without its effects, and begins when they are switched on', async ({
      page,
    }, testInfo) => {
      await countFrames(page)
      await page.goto(unzipped(quiet.files, testInfo.outputPath('site')))
      await expectSite(page, quiet.data)
      expect(await moves(page)).toBe(false)
      await page.evaluate(() => {
        document.body.dataset.effects = 'on'
      })
      await expect.poll(() => moves(page)).toBe(true)
    })

    test('starts its script once, however often it is asked to', async ({ page }) => {
      const heard = overhear(page)
      await countFrames(page)
      await page.goto(served)
      await page.addScriptTag({ url: `${served}script.js?again` })
      await page.mouse.move(200, 300)
      await expect.poll(() => moves(page)).toBe(true)
      // Twice as many as the browser draws would be two scripts at work.
      expect(await framesDuring(page, 20)).toBeLessThan(30)
      expect(heard.said).toEqual([])
    })

    test('can be gone through by keyboard, and shows where one is', async ({ page }) => {
      await page.goto(served)
      const hrefs = await page
        .locator('main a')
        .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
      for (const href of hrefs) {
        await page.keyboard.press('Tab')
        const focused = page.locator(':focus-visible')
        expect(await focused.getAttribute('href')).toBe(href)
        expect(await focused.evaluate((one) => getComputedStyle(one).outlineStyle)).not.toBe('none')
      }
    })

    for (const [what, site] of Object.entries(hostile))
      test(`holds ${what} in every field as words`, async ({ page }, testInfo) => {
        const heard = overhear(page)
        await page.setViewportSize({ width: 320, height: 640 })
        await page.goto(unzipped(site.files, testInfo.outputPath('site')))
        const printable = (text: string) => text.replace(/(?![\t\n])[\p{Cc}\p{Cs}\p{NChar}]/gu, '')
        expect(await page.locator('h1').textContent()).toBe(printable(site.data.name))
        expect(await page.locator('.link-label').allTextContents()).toEqual(
          site.data.links.map(({ label }) => printable(label)),
        )
        expect(
          await page.evaluate(() => JSON.parse(document.querySelector('#site-data')?.textContent ?? '')),
        ).toEqual(site.data)
        expect(await page.title()).toBe(
          printable(site.data.title)
            .trim()
            .replace(/[\t\n ]+/g, ' '),
        )
        expect(await sidewaysPx(page)).toBeLessThanOrEqual(0)
        expect(heard.said).toEqual([])
        const folder = new URL('.', page.url()).href
        expect(heard.requests.filter((url) => !url.startsWith(folder) && !url.startsWith('data:'))).toEqual(
          [],
        )
      })

    test('holds ten thousand links and a name of 5,000 characters', async ({ page }, testInfo) => {
      test.slow()
      const heard = overhear(page)
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(unzipped(longest.files, testInfo.outputPath('site')))
      await expect(page.locator('h1')).toHaveText(longest.data.name)
      await expect(page.locator('a.link')).toHaveCount(10_000)
      expect(await sidewaysPx(page)).toBeLessThanOrEqual(0)
      expect(heard.said).toEqual([])
    })
  })
}
