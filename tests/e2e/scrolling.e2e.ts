import { LONG_RUN } from '../helpers/longRun.ts'
import { expectCentred, hashOf, scrollTop } from '../helpers/scroll.ts'
import { expect, STILL_SKY, test } from '../helpers/site.ts'
import { DESKTOP } from '../helpers/windows.ts'

const SHOP_HEADING = 'Customizable “link in bio” website editors'

const scrollDown = () => scrollTo({ top: 600, behavior: 'instant' })

test('A hash scrolls to its target when the gate opens, links scroll to theirs, and each new page shows its top', async ({
  site,
}) => {
  const { page, heading } = site

  await test.step('not before the gate opens', async () => {
    await site.open('/?renderer=still#message')
    await expect(site.gate).toBeVisible()
    expect(await scrollTop(page)).toBe(0)
    await site.enter()
    await expectCentred(page, 'message')
    expect.soft(hashOf(page)).toBe('#message')
  })

  await test.step('another page shows its top, with focus on its heading', async () => {
    await page.getByRole('link', { name: 'See the galleries' }).click()
    await expect(heading).toHaveText('Media')
    await expect(heading).toBeFocused()
    await expect.poll(() => scrollTop(page)).toBe(0)
  })

  await test.step('its sections are 112 px apart', async () => {
    const gapsPx = await page.locator('main section').evaluateAll((sections) => {
      const boxes = sections.map((section) => section.getBoundingClientRect())
      return boxes.slice(1).map(({ top }, index) => Math.round(top - (boxes[index]?.bottom ?? 0)))
    })
    expect.soft(gapsPx).toEqual([112, 112])
  })

  await test.step('also when two pages are of the same kind', async () => {
    await page.setViewportSize({ width: 800, height: 500 })
    for (const [path, title] of [
      ['/shop/1', 'Blood Moon/Eclipse Template'],
      ['/shop/2', 'Magical Fantasy Template'],
    ] as const) {
      await page.evaluate(scrollDown)
      expect(await scrollTop(page)).toBeGreaterThan(100)
      await site.goInside(path)
      await expect(heading).toHaveText(title)
      await expect(heading).toBeFocused()
      await expect.poll(() => scrollTop(page)).toBe(0)
    }
  })

  await test.step('a link to the refund policy centres and focuses it', async () => {
    await site.goInside('/shop')
    await page.getByRole('link', { name: 'Read the refund policy' }).click()
    await expect(page.locator('#refund-policy')).toBeFocused()
    await expectCentred(page, 'refund-policy')
  })

  await test.step('the link for a custom request centres the message form of the home page', async () => {
    await page.getByRole('link', { name: 'Request a custom Link-in-Bio site' }).click()
    await expect(heading).toHaveText('Hello, I’m Isolde Wren')
    await expectCentred(page, 'message')
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeInViewport()
    await expect.poll(() => hashOf(page)).toBe('#message')
  })

  await test.step('the navigation sets the hash after the visitor goes back, and not on another page', async () => {
    await page.setViewportSize(DESKTOP)
    await page.getByRole('link', { name: 'Visit My Template Shop' }).click()
    await expect(heading).toHaveText(SHOP_HEADING)
    await page.goBack()
    await expect(heading).toHaveText('Hello, I’m Isolde Wren')
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Projects' }).click()
    await expect.poll(() => hashOf(page)).toBe('#projects')
    await page.getByRole('link', { name: 'Visit My Template Shop' }).click()
    await expect(heading).toHaveText(SHOP_HEADING)
    await page.evaluate(scrollDown)
    await expect.poll(() => scrollTop(page)).toBe(600)
    expect(hashOf(page)).toBe('')
  })
})

test('Back and a reload lead to the place on the page, and a link to a text passes the gate', async ({
  site,
}) => {
  const { page, heading } = site
  await site.open(`/media${STILL_SKY}`)
  await page.evaluate(scrollDown)
  const placePx = await scrollTop(page)
  expect(placePx).toBeGreaterThan(100)

  await test.step('after another page of the site', async () => {
    await site.goInside('/shop')
    await expect(heading).toHaveText(SHOP_HEADING)
    await expect.poll(() => scrollTop(page)).toBe(0)
    await page.evaluate(scrollDown)
    await page.goBack()
    await expect(heading).toHaveText('Media')
    await expect.poll(() => scrollTop(page)).toBe(placePx)
    await page.goForward()
    await expect(heading).toHaveText(SHOP_HEADING)
    await expect.poll(() => scrollTop(page)).toBe(600)
    await page.goBack()
    await expect(heading).toHaveText('Media')
    await expect.poll(() => scrollTop(page)).toBe(placePx)
  })

  await test.step('after a reload', async () => {
    await page.reload()
    await expect.poll(() => scrollTop(page)).toBe(placePx)
  })

  await test.step('after another document', async () => {
    await page.goto('/examples/1/')
    await page.goBack()
    await expect(heading).toHaveText('Media')
    await expect.poll(() => scrollTop(page)).toBe(placePx)
  })

  await test.step('a text fragment behind the gate', async () => {
    await site.open('/?renderer=still#:~:text=Three%20link')
    await site.enter()
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(100)
  })
})

test('A page without a gate scrolls to the target of its hash at once, or warns in the console and stays at its top', async ({
  site,
}) => {
  await test.step('a target', async () => {
    await site.open(`/shop${STILL_SKY}#publish`)
    await expectCentred(site.page, 'publish')
    expect(hashOf(site.page)).toBe('#publish')
  })

  await test.step('no target, and a malformed hash', async () => {
    await site.open(`/${STILL_SKY}#%E0%A4"><x`)
    await site.expectConsole([/^warning: target Element not found/])
    expect(await scrollTop(site.page)).toBe(0)
    await expect(site.heading).toHaveText('Hello, I’m Isolde Wren')
    await expect(site.page.locator('x')).toHaveCount(0)
  })
})

test('The hash stays when frames are late during a scroll to a section', LONG_RUN, async ({ site }) => {
  const { page } = site
  await site.open(`/${STILL_SKY}&motion=full#projects`)
  const hashes = await page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const seenHashes = [location.hash]
        const endsMs = performance.now() + 2500
        const watch = () => {
          if (seenHashes.at(-1) !== location.hash) seenHashes.push(location.hash)
          if (performance.now() > endsMs) return resolve(seenHashes)
          setTimeout(watch, 20)
        }
        // Pauses of 250 ms between frames. A scroll counts as ended after 150 ms without an event (`useActiveSection`).
        const requestFrame = window.requestAnimationFrame.bind(window)
        window.requestAnimationFrame = (callback) =>
          requestFrame(() => setTimeout(() => requestFrame(callback), 250))
        watch()
      }),
  )
  expect(hashes).toEqual(['#projects'])
})
