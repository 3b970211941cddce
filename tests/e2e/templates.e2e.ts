import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright/test'
import { violations } from '../helpers/axe.ts'
import { builtFolder } from '../helpers/fixedSites.ts'
import { focusTop } from '../helpers/focus.ts'
import { sidewaysOverflowPx } from '../helpers/layout.ts'
import { LONG_RUN } from '../helpers/longRun.ts'
import { SITE_URL } from '../helpers/origin.ts'
import { expect, test } from '../helpers/site.ts'
import { countFrames, isMoving, type PageRecord, recordPage, templateSite } from '../helpers/templateSites.ts'

const PHONE = { width: 390, height: 844 }
/** A phone whose browser shows its bars. */
const LOW_PHONE = { width: 390, height: 664 }
const SMALL_PHONE = { width: 320, height: 640 }
const DESKTOP = { width: 1280, height: 800 }

/** The examples, as a visitor reads them. */
const EXAMPLES = [
  {
    id: '1',
    name: 'Ophelia Vane',
    tagline: 'Songs for the longest night',
    portrait: 'Ophelia Vane in profile, dark before a red moon, stars in her hair',
    links: ['My newest song', 'Commissions', 'The crypt shop', 'Portfolio'],
    addresses: [
      'https://songs.example/ophelia-vane/the-east-wing',
      'https://commissions.example/ophelia-vane',
      'https://shop.example/ophelia-vane',
      'https://portfolio.example/ophelia-vane',
    ],
    notes: ['The East Wing, out at midnight', 'Records, prints and pins'],
    profiles: ['Instagram', 'TikTok', 'YouTube', 'Email'],
  },
  {
    id: '2',
    name: 'Rowan Thistle',
    tagline: 'Teller of small, bright tales',
    portrait: 'Rowan Thistle in a violet hood, lit by an open book',
    links: [
      'Read the new tale',
      'Join the Thursday table',
      'The wonder shop',
      'A tale a month, by post',
      'Commission a hero',
    ],
    addresses: [
      'https://tales.example/the-lamplighters-apprentice',
      'https://games.example/rowan-thistle',
      'https://shop.example/rowan-thistle',
      'https://letters.example/rowan-thistle',
      'https://commissions.example/rowan-thistle',
    ],
    notes: ['The Lamplighter’s Apprentice', 'Two seats for new players', 'Maps, dice bags, pressed ferns'],
    profiles: ['YouTube', 'Bluesky', 'Email'],
  },
  {
    id: '3',
    name: 'Mimi Cloud',
    tagline: 'naps, doodles & lullabies',
    portrait:
      'Mimi Cloud, drawn: fluffy pink hair with a star in it, eyes closed, a mint jumper with a heart',
    links: ['My newest lullaby', 'Nap streams', 'Sticker shop', 'Commissions', 'All my doodles'],
    addresses: [
      'https://songs.example/mimi-cloud',
      'https://streams.example/mimi-cloud',
      'https://shop.example/mimi-cloud',
      'https://commissions.example/mimi-cloud',
      'https://portfolio.example/mimi-cloud',
    ],
    notes: ['Half Past Dream', 'Tuesdays and Sundays', 'Two places left'],
    profiles: ['YouTube', 'Twitch', 'Email'],
  },
] as const

const pauseButton = (page: Page) => page.getByRole('button', { name: 'Pause the effects', exact: true })

/** Expects that a page has logged nothing, and has requested only files of its own folder. */
function expectNoReports(page: Page, { messages, requests }: PageRecord): void {
  expect.soft(messages).toEqual([])
  const folder = new URL('.', page.url()).href
  expect.soft(requests.filter((url) => !url.startsWith(folder) && !url.startsWith('data:'))).toEqual([])
}

const texts = (page: Page) => page.locator('main :is(h1, p, a)')

function textsOutsideWindow(page: Page): Promise<string[]> {
  return texts(page).evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect()
        return left < 0 || right > innerWidth
      })
      .map((element) => element.outerHTML),
  )
}

/** Texts whose letters share a part of the page with the next text. Forced colours put a plate behind all of them. */
function overlappingTexts(page: Page): Promise<string[]> {
  return texts(page).evaluateAll((elements) => {
    const areas = elements.map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const letters = document.createRange()
      letters.selectNodeContents(element)
      const { top: lettersTop, bottom: lettersBottom } = letters.getBoundingClientRect()
      return { left, right, top: Math.min(top, lettersTop), bottom: Math.max(bottom, lettersBottom) }
    })
    return elements
      .filter((_, index) => {
        const [area, next] = areas.slice(index, index + 2)
        if (!area || !next) return false
        const sharedWidthPx = Math.min(area.right, next.right) - Math.max(area.left, next.left)
        const sharedHeightPx = Math.min(area.bottom, next.bottom) - Math.max(area.top, next.top)
        return Math.min(sharedWidthPx, sharedHeightPx) > 1
      })
      .map((element) => element.outerHTML)
  })
}

/** Expects the texts, links and portrait of an example. */
async function expectExample(page: Page, example: (typeof EXAMPLES)[number]): Promise<void> {
  await expect.soft(page.locator('h1')).toHaveText(example.name)
  await expect.soft(page.locator('.tagline')).toHaveText(example.tagline)
  await expect.soft(page.locator('.link-label')).toHaveText([...example.links])
  const addresses = await page
    .locator('a.link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect.soft(addresses).toEqual(example.addresses)
  await expect.soft(page.locator('.link-note')).toHaveText([...example.notes])
  for (const name of example.profiles)
    await expect.soft(page.getByRole('link', { name, exact: true })).toBeVisible()
  await expect(page.getByRole('img', { name: example.portrait })).toHaveJSProperty('naturalWidth', 400)
}

for (const example of EXAMPLES)
  test(`The example of template ${example.id} is complete, accessible and as in its picture, and its effects move until they are paused`, async ({
    page,
  }) => {
    const record = recordPage(page)
    await countFrames(page)
    await page.setViewportSize(PHONE)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`${SITE_URL}examples/${example.id}/`)

    await test.step('It has its texts and its look', async () => {
      await expectExample(page, example)
      await page.evaluate(() => document.fonts.ready)
      // Playwright would start the paused animations after the picture.
      const options = { maxDiffPixelRatio: 0.015, animations: 'allow' } as const
      await expect.soft(page).toHaveScreenshot(`example-${example.id}.png`, options)
    })

    await test.step('The first link is in view before a visitor scrolls', async () => {
      for (const window of [LOW_PHONE, DESKTOP]) {
        await page.setViewportSize(window)
        await expect.soft(page.locator('a.link').first()).toBeInViewport({ ratio: 1 })
      }
    })

    await test.step('Under reduced motion nothing moves', async () => {
      expect.soft(await isMoving(page)).toBe(false)
      await expect.soft(pauseButton(page)).toBeHidden()
    })

    await test.step('It has no accessibility violation, and fits the narrowest phone', async () => {
      for (const window of [PHONE, DESKTOP]) {
        await page.setViewportSize(window)
        expect.soft(await violations(page)).toEqual([])
      }
      await page.setViewportSize(SMALL_PHONE)
      expect.soft(await sidewaysOverflowPx(page)).toBeLessThanOrEqual(0)
      await page.setViewportSize(DESKTOP)
    })

    await test.step('Text of twice the size fits a phone, and in forced colours no text covers another', async () => {
      await page.setViewportSize(PHONE)
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      expect.soft(await textsOutsideWindow(page)).toEqual([])
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
      await page.emulateMedia({ forcedColors: 'active' })
      for (const window of [PHONE, DESKTOP]) {
        await page.setViewportSize(window)
        expect.soft(await overlappingTexts(page)).toEqual([])
      }
      await page.emulateMedia({ forcedColors: 'none' })
    })

    await test.step('Every link can be reached by keyboard and pressed', async () => {
      for (const link of await page.locator('main a').all()) {
        await page.keyboard.press('Tab')
        await expect.soft(link).toBeFocused()
        const outlineStyle = await link.evaluate((element) => getComputedStyle(element).outlineStyle)
        expect.soft(outlineStyle).not.toBe('none')
        await link.click({ trial: true })
      }
    })

    await test.step('Its effects move until they are paused, also after a reload', async () => {
      // The processor draws the effects: a large window would take three times as long.
      await page.setViewportSize(SMALL_PHONE)
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await expect.poll(() => isMoving(page)).toBe(true)
      await pauseButton(page).click()
      await expect(pauseButton(page)).toHaveAttribute('aria-pressed', 'true')
      // The transition of the pressed button may still run.
      await expect.poll(() => isMoving(page)).toBe(false)
      // All templates share the button's script.
      if (example.id === '1') {
        await page.reload()
        await expect(pauseButton(page)).toHaveAttribute('aria-pressed', 'true')
        expect.soft(await isMoving(page)).toBe(false)
      }
      await pauseButton(page).click()
      await expect.poll(() => isMoving(page)).toBe(true)
    })

    if (example.id === '3')
      await test.step('The star opens its eyes while a link is touched, and sleeps again', async () => {
        const openEyes = page.locator('.frame use[href="#awake"]')
        await expect(openEyes).toBeHidden()
        await page.locator('a.link').first().hover()
        await expect(openEyes).toBeVisible()
        await expect(openEyes).toBeHidden()
      })
    expectNoReports(page, record)
  })

test('An exported page runs its script once, also from disk, moves only while its effects are on, and shows hostile texts as text', async ({
  page,
}) => {
  const record = recordPage(page)
  await countFrames(page)
  await page.setViewportSize(SMALL_PHONE)

  await test.step('Opened from its folder, it is complete, and one press pauses it', async () => {
    await page.goto(pathToFileURL(join(builtFolder('sample'), 'examples/1/index.html')).href)
    await expectExample(page, EXAMPLES[0])
    await page.addScriptTag({ url: `${new URL('script.js', page.url())}?again` })
    // If the script ran twice, one press would pause the effects and continue them.
    await pauseButton(page).click()
    await expect(pauseButton(page)).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => isMoving(page)).toBe(false)
    await pauseButton(page).click()
  })

  await test.step('It does not move while its effects are off', async () => {
    await page.goto(templateSite('1', 'without-effects').url)
    await expectExample(page, EXAMPLES[0])
    expect.soft(await isMoving(page)).toBe(false)
    await page.evaluate(() => {
      document.body.dataset.effects = 'on'
    })
    await expect.poll(() => isMoving(page)).toBe(true)
  })

  await test.step('Hostile texts in every field are plain text', async () => {
    const { data, json, url } = templateSite('1', 'hostile')
    await page.goto(url)
    // Control characters except tab and line feed, lone surrogates and noncharacters are removed.
    const printable = (text: string) => text.replace(/(?![\t\n])[\p{Cc}\p{Cs}\p{NChar}]/gu, '')
    expect.soft(await page.locator('h1').textContent()).toBe(printable(data.name))
    expect
      .soft(await page.locator('.link-label').allTextContents())
      .toEqual(data.links.map(({ label }) => printable(label)))
    const dataOfPage = await page.evaluate(() =>
      JSON.parse(document.querySelector('#site-data')?.textContent ?? ''),
    )
    expect.soft(dataOfPage).toEqual(json)
    const title = printable(data.title)
      .trim()
      .replace(/[\t\n ]+/g, ' ')
    expect.soft(await page.title()).toBe(title)
    expect.soft(await sidewaysOverflowPx(page)).toBeLessThanOrEqual(0)
  })
  expect(record.messages).toEqual([])
})

for (const { id } of EXAMPLES)
  test(
    `A page of template ${id} is accessible, also by keyboard, and contacts no other host when it has every option`,
    // All templates share the markup of cards, players and blocks.
    id === '1' ? {} : LONG_RUN,
    async ({ page }) => {
      const record = recordPage(page)
      const { data, url } = templateSite(id, 'full')
      await page.goto(url)
      const background = await page
        .locator('.sky')
        .evaluate((element) => getComputedStyle(element).backgroundImage)
      expect.soft(background).toContain(data.background?.file)
      // Moving effects would take half of the time. The tab stops include the button.
      await pauseButton(page).click()
      await focusTop(page)
      for (const window of [SMALL_PHONE, PHONE, DESKTOP]) {
        await page.setViewportSize(window)
        expect.soft(await sidewaysOverflowPx(page)).toBeLessThanOrEqual(0)
        // The narrower phone has the same rules.
        if (window !== PHONE) expect.soft(await violations(page)).toEqual([])
      }
      for (const stop of await page.locator('.pause:visible, main :is(a:visible, summary)').all()) {
        await page.keyboard.press('Tab')
        await expect.soft(stop).toBeFocused()
        const outlineStyle = await stop.evaluate((element) => getComputedStyle(element).outlineStyle)
        expect.soft(outlineStyle).not.toBe('none')
      }
      // The second and the third card are beside each other, and the first is as wide as both.
      const boxOf = (name: string) => page.getByRole('link', { name }).boundingBox()
      const [first, second, third] = [await boxOf('Card 1'), await boxOf('Card 2'), await boxOf('Card 3')]
      expect.soft(second?.y).toBe(third?.y)
      expect.soft(first?.width).toBeGreaterThan((second?.width ?? 0) * 1.9)
      // The picture of a film fills the width of its cover, even if the file is narrower.
      const cover = page.locator('.music-film summary')
      const coverBox = await cover.boundingBox()
      const pictureBox = await cover.locator('img').boundingBox()
      expect.soft(pictureBox?.width).toBeGreaterThan((coverBox?.width ?? 0) * 0.9)
      expectNoReports(page, record)
    },
  )
