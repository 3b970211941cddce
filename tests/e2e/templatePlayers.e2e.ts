import type { Page, Request } from 'playwright/test'
import { expect, test } from '../helpers/site.ts'
import { templateSite } from '../helpers/templateSites.ts'
import { REDUCED_MOTION } from '../helpers/windows.ts'

// Moving effects would take most of the time.
test.use(REDUCED_MOTION)

/** The players of the page: the address of the player, and of the link to the same song or film. */
const PLAYERS = [
  {
    title: 'A song',
    src: 'https://open.spotify.com/embed/track/3DNRdudZ2SstnDCVKFdXxG',
    href: 'https://open.spotify.com/track/3DNRdudZ2SstnDCVKFdXxG',
  },
  {
    title: 'A film',
    src: 'https://player.vimeo.com/video/76979871',
    href: 'https://vimeo.com/76979871',
  },
  {
    title: 'Only a title',
    src: 'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fada%2Ftide',
    href: 'https://soundcloud.com/ada/tide',
  },
] as const

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

/** Opens a page with three players, and scrolls to the last one, because the browser loads lazy parts near the window. */
async function openPlayers(page: Page): Promise<readonly string[]> {
  const addresses = await answerOtherHosts(page)
  await page.goto(templateSite('1', 'full').url)
  await page.locator('.music').last().scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(addresses).toEqual([])
  return addresses
}

test('The host of a player gets one request when the visitor presses the player, and none when a search opens it', async ({
  page,
}) => {
  const addresses = await openPlayers(page)
  await test.step('A search opens a player without a press', async () => {
    const details = page.locator('.music details').first()
    await details.evaluate((element: HTMLDetailsElement) => {
      element.open = true
    })
    await expect(details.getByRole('link')).toBeVisible()
    await waitForLastRequest(addresses)
    expect(addresses).toEqual([])
    await page.reload()
  })
  for (const [index, { src }] of PLAYERS.entries()) {
    const player = page.locator('.music').nth(index)
    await player.locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(player.locator('iframe')).toBeVisible()
    await expect(player.locator('details a')).toHaveCount(0)
    await expect.poll(() => addresses.at(-1)).toContain(src)
    await expect(player.locator('summary')).toBeFocused()
    // A player that is closed and opened again sends no new request. The test presses a key, because a busy browser
    // may send a click to the frame that was at this point before the page scrolled.
    await page.keyboard.press('Enter')
    await expect(player.locator('iframe')).toBeHidden()
    await page.keyboard.press('Enter')
    await expect(player.locator('iframe')).toBeVisible()
  }
  await waitForLastRequest(addresses)
  expect(addresses).toHaveLength(PLAYERS.length)
})

test.describe('Without a script,', () => {
  test.use({ javaScriptEnabled: false })

  test('a page is complete from its folder, its players are links, and its questions and lists work', async ({
    page,
  }) => {
    const addresses = await openPlayers(page)
    for (const [index, { title, href }] of PLAYERS.entries()) {
      const player = page.locator('.music').nth(index)
      const link = player.locator('details a')
      await expect(link).toBeHidden()
      await player.locator('summary').click()
      await expect(link).toBeVisible()
      await expect.soft(link).toHaveAttribute('href', href)
      await expect.soft(link).toContainText(title)
      await expect.soft(player.locator('iframe')).toHaveCount(0)
    }
    const answer = page.getByText('Yes, in spring.')
    await expect(answer).toBeHidden()
    await page.getByText('Do you take orders?').click()
    await expect(answer).toBeVisible()
    await expect.soft(page.getByText('Sold out')).toBeVisible()
    await waitForLastRequest(addresses)
    expect(addresses).toEqual([])

    await expect.soft(page.locator('h1')).not.toBeEmpty()
    await expect.soft(page.getByRole('img').first()).not.toHaveJSProperty('naturalWidth', 0)
  })
})
