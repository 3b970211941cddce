import type { Page } from 'playwright/test'
import type { SiteData } from '../../src/templates/engine/data/siteData.ts'
import { violations } from '../helpers/axe.ts'
import { sidewaysOverflowPx } from '../helpers/layout.ts'
import { LONG_RUN, longRunIf, repeatsTemplate } from '../helpers/longRun.ts'
import { needs } from '../helpers/needs.ts'
import { SITE_URL } from '../helpers/origin.ts'
import { expect, test } from '../helpers/site.ts'
import { editorWords } from '../helpers/siteModules.ts'
import {
  countFrames,
  isMoving,
  type PageRecord,
  recordPage,
  renderTemplateSites,
  writeSite,
} from '../helpers/templateSites.ts'

const { sites } = await renderTemplateSites()

/** Expects a page to show the name, tagline, links, profiles and portrait of its site. */
async function expectSite(page: Page, { name, tagline, links, socials, portrait }: SiteData): Promise<void> {
  await expect(page.locator('h1')).toHaveText(name)
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.getByText(tagline, { exact: true })).toBeVisible()
  const hrefs = await page
    .locator('a.link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
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

/** Opens a page. Expects it to be complete and silent, to fit the narrowest phone, and to load only its own files. */
async function expectWholeSite(page: Page, address: string, data: SiteData): Promise<void> {
  const record = recordPage(page)
  await page.goto(address)
  await expectSite(page, data)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await sidewaysOverflowPx(page)).toBeLessThanOrEqual(0)
  await expectSite(page, data)
  expectNoReports(page, record)
  expect(record.requests).toContain(new URL('style.css', address).href)
}

/** Expects that a page has logged nothing, and has requested only files of its own folder. */
function expectNoReports(page: Page, { messages, requests }: PageRecord): void {
  expect(messages).toEqual([])
  const folder = new URL('.', page.url()).href
  expect(requests.filter((url) => !url.startsWith(folder) && !url.startsWith('data:'))).toEqual([])
}

for (const { id, kitName, sample, withoutEffects, restyled, hostile, full } of sites) {
  test.describe(`A page of ${kitName}`, longRunIf(repeatsTemplate(id)), () => {
    needs('editors')
    const exampleAddress = `${SITE_URL}examples/${id}/`

    test('is complete, silent and accessible, and every link can be reached by keyboard', async ({
      page,
    }) => {
      await expectWholeSite(page, exampleAddress, sample.data)
      for (const [width, height] of [
        [390, 844],
        [1280, 800],
      ] as const) {
        await page.setViewportSize({ width, height })
        expect(await violations(page)).toEqual([])
      }
      const hrefs = await page
        .locator('main a')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
      for (const href of hrefs) {
        await page.keyboard.press('Tab')
        const focused = page.locator(':focus-visible')
        expect(await focused.getAttribute('href')).toBe(href)
        expect(await focused.evaluate((element) => getComputedStyle(element).outlineStyle)).not.toBe('none')
      }
    })

    test('is complete and accessible with buttons of another shape and a background picture', async ({
      page,
    }, testInfo) => {
      await expectWholeSite(page, writeSite(restyled.files, testInfo.outputPath('site')), restyled.data)
      const sky = page.locator('.sky')
      const background = restyled.data.background?.file ?? ''
      expect(await sky.evaluate((element) => getComputedStyle(element).backgroundImage)).toContain(background)
      for (const [width, height] of [
        [390, 844],
        [1280, 800],
      ] as const) {
        await page.setViewportSize({ width, height })
        expect(await violations(page)).toEqual([])
      }
    })

    test(
      'is accessible, also by keyboard, and contacts no other host when it has large pictures, players and blocks',
      LONG_RUN,
      async ({ page }, testInfo) => {
        const record = recordPage(page)
        await page.goto(writeSite(full.files, testInfo.outputPath('site')))
        for (const [width, height] of [
          [320, 640],
          [390, 844],
          [1280, 800],
        ] as const) {
          await page.setViewportSize({ width, height })
          expect(await sidewaysOverflowPx(page)).toBeLessThanOrEqual(0)
          expect(await violations(page)).toEqual([])
        }
        const stops = page.locator('main :is(a:visible, summary)')
        for (const stop of await stops.all()) {
          await page.keyboard.press('Tab')
          await expect(stop).toBeFocused()
          expect(await stop.evaluate((element) => getComputedStyle(element).outlineStyle)).not.toBe('none')
        }
        // The second and the third card are beside each other, and the first is as wide as both.
        const boxes = await Promise.all(
          [1, 2, 3].map((number) => page.getByRole('link', { name: `Card ${number}` }).boundingBox()),
        )
        const [firstCard, secondCard, thirdCard] = boxes.map((box) => box ?? { x: 0, y: 0, width: 0 })
        expect(secondCard?.y).toBe(thirdCard?.y)
        expect(firstCard?.width).toBeGreaterThan((secondCard?.width ?? 0) * 1.9)
        // The picture of a film fills the width of its cover, even if the file is narrower.
        const cover = page.locator('.music-film summary')
        const coverBox = await cover.boundingBox()
        const pictureBox = await cover.locator('img').boundingBox()
        expect(pictureBox?.width).toBeGreaterThan((coverBox?.width ?? 0) * 0.9)
        expectNoReports(page, record)
      },
    )

    test.describe('without a script', () => {
      test.use({ javaScriptEnabled: false })

      test('shows an answer after a press, and the rows of a list', async ({ page }, testInfo) => {
        await page.goto(writeSite(full.files, testInfo.outputPath('site')))
        const answer = page.getByText('Yes, in spring.')
        await expect(answer).toBeHidden()
        await page.getByText('Do you take orders?').click()
        await expect(answer).toBeVisible()
        await expect(page.getByText('Sold out')).toBeVisible()
      })

      test('is complete and silent when it is served or opened from its folder', async ({
        page,
      }, testInfo) => {
        await expectWholeSite(page, exampleAddress, sample.data)
        await expectWholeSite(page, writeSite(sample.files, testInfo.outputPath('site')), sample.data)
      })
    })

    test('is complete, moves, pauses, and runs its script once when it is opened from its folder', async ({
      page,
    }, testInfo) => {
      await countFrames(page)
      await expectWholeSite(page, writeSite(sample.files, testInfo.outputPath('site')), sample.data)
      await expect.poll(() => isMoving(page)).toBe(true)
      const button = page.getByRole('button', { name: editorWords.exported.pause, exact: true })
      await button.click()
      await expect(button).toHaveAttribute('aria-pressed', 'true')
      // The transition of the pressed button may still run.
      await expect.poll(() => isMoving(page)).toBe(false)
      await page.reload()
      await expect(button).toHaveAttribute('aria-pressed', 'true')
      expect(await isMoving(page)).toBe(false)
      await button.click()
      await expect.poll(() => isMoving(page)).toBe(true)
      await page.addScriptTag({ url: `${new URL('script.js', page.url())}?again` })
      // If the script ran twice, one press would pause the effects and continue them.
      await button.click()
      await expect(button).toHaveAttribute('aria-pressed', 'true')
      await expect.poll(() => isMoving(page)).toBe(false)
    })

    test('does not move under reduced motion, nor while its effects are off', async ({ page }, testInfo) => {
      await countFrames(page)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(exampleAddress)
      await expectSite(page, sample.data)
      expect(await isMoving(page)).toBe(false)
      await expect(page.getByRole('button', { name: editorWords.exported.pause, exact: true })).toBeHidden()
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await page.goto(writeSite(withoutEffects.files, testInfo.outputPath('site')))
      await expectSite(page, withoutEffects.data)
      expect(await isMoving(page)).toBe(false)
      await page.evaluate(() => {
        document.body.dataset.effects = 'on'
      })
      await expect.poll(() => isMoving(page)).toBe(true)
    })

    test('shows hostile texts in every field as plain text', async ({ page }, testInfo) => {
      const record = recordPage(page)
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(writeSite(hostile.files, testInfo.outputPath('site')))
      // Control characters except tab and line feed, lone surrogates and noncharacters are removed.
      const printable = (text: string) => text.replace(/(?![\t\n])[\p{Cc}\p{Cs}\p{NChar}]/gu, '')
      expect(await page.locator('h1').textContent()).toBe(printable(hostile.data.name))
      expect(await page.locator('.link-label').allTextContents()).toEqual(
        hostile.data.links.map(({ label }) => printable(label)),
      )
      expect(
        await page.evaluate(() => JSON.parse(document.querySelector('#site-data')?.textContent ?? '')),
      ).toEqual(hostile.json)
      expect(await page.title()).toBe(
        printable(hostile.data.title)
          .trim()
          .replace(/[\t\n ]+/g, ' '),
      )
      expect(await sidewaysOverflowPx(page)).toBeLessThanOrEqual(0)
      expectNoReports(page, record)
    })
  })
}
