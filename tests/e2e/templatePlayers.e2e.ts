import type { Page, Request } from 'playwright/test'
import { embeddedPlayer } from '../../src/lib/embeddedPlayer.ts'
import { longRunIf, repeatsTemplate } from '../helpers/longRun.ts'
import { needs } from '../helpers/needs.ts'
import { expect, test } from '../helpers/site.ts'
import { renderTemplateSites, writeSite } from '../helpers/templateSites.ts'

const { sites } = await renderTemplateSites()

/** Answers every `https:` request with an empty page. @returns the requested addresses, also later ones */
async function answerOtherHosts(page: Page): Promise<readonly string[]> {
  const addresses: string[] = []
  page.on('request', (request: Request) => {
    if (request.url().startsWith('https:')) addresses.push(request.url())
  })
  await page.route('https://**', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  return addresses
}

/** Waits until 0.5 s pass without a new request. Some pages with frames never reach Playwright's 'networkidle'. */
async function waitForLastRequest(addresses: readonly string[]): Promise<void> {
  let previousCount = Number.NaN
  const hasNoNewRequest = () => {
    const isUnchanged = addresses.length === previousCount
    previousCount = addresses.length
    return isUnchanged
  }
  await expect.poll(hasNoNewRequest, { intervals: [500] }).toBe(true)
}

/** Scrolls to the last player, so that the browser starts the requests of lazy parts near the window. */
async function scrollToPlayers(page: Page): Promise<void> {
  await page.locator('.music').last().scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
}

for (const { id, kitName, full } of sites)
  test.describe(`A page of ${kitName} with players`, longRunIf(repeatsTemplate(id)), () => {
    needs('editors')
    const players = full.data.music.flatMap(({ url }) => embeddedPlayer(url) ?? [])

    test('sends one request to the host of a player when the visitor presses the player', async ({
      page,
    }, testInfo) => {
      const addresses = await answerOtherHosts(page)
      await page.goto(writeSite(full.files, testInfo.outputPath('site')))
      await scrollToPlayers(page)
      expect(addresses).toEqual([])
      for (const [index, { src }] of players.entries()) {
        const player = page.locator('.music').nth(index)
        await player.locator('summary').focus()
        await page.keyboard.press('Enter')
        await expect(player.locator('iframe')).toBeVisible()
        await expect(player.locator('details a')).toHaveCount(0)
        await expect.poll(() => addresses.at(-1)).toBe(src)
        await expect(player.locator('summary')).toBeFocused()
        // A player that is closed and opened again sends no new request. The test presses a key, because a busy browser
        // may send a click to the frame that was at this point before the page scrolled.
        await page.keyboard.press('Enter')
        await expect(player.locator('iframe')).toBeHidden()
        await page.keyboard.press('Enter')
        await expect(player.locator('iframe')).toBeVisible()
      }
      await waitForLastRequest(addresses)
      expect(addresses).toEqual(players.map(({ src }) => src))
    })

    test('sends no request when a search in the page opens a player', async ({ page }, testInfo) => {
      const addresses = await answerOtherHosts(page)
      await page.goto(writeSite(full.files, testInfo.outputPath('site')))
      const player = page.locator('.music details').first()
      // As a search opens it: without a click.
      await player.evaluate((details: HTMLDetailsElement) => {
        details.open = true
      })
      await expect(player.getByRole('link')).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(addresses).toEqual([])
    })

    test.describe('without a script', () => {
      test.use({ javaScriptEnabled: false })

      test('sends no request, and shows a link when a player is pressed', async ({ page }, testInfo) => {
        const addresses = await answerOtherHosts(page)
        await page.goto(writeSite(full.files, testInfo.outputPath('site')))
        await scrollToPlayers(page)
        expect(addresses).toEqual([])
        for (const [index, { href }] of players.entries()) {
          const player = page.locator('.music').nth(index)
          const link = player.locator('details a')
          await expect(link).toBeHidden()
          await player.locator('summary').click()
          await expect(link).toBeVisible()
          await expect(link).toHaveAttribute('href', href)
          await expect(link).toContainText(full.data.music[index]?.title ?? '')
          await expect(player.locator('iframe')).toHaveCount(0)
        }
        await scrollToPlayers(page)
        expect(addresses).toEqual([])
      })
    })
  })
