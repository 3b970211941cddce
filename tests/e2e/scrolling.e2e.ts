import { sectionLink } from '../helpers/content.ts'
import { LONG_RUN } from '../helpers/longRun.ts'
import { needs } from '../helpers/needs.ts'
import { pauseClock } from '../helpers/pauseClock.ts'
import { expectCentred, hashOf, scrollTop } from '../helpers/scroll.ts'
import { expect, test } from '../helpers/sharedPage.ts'
import { test as ownPageTest, STILL_SKY } from '../helpers/site.ts'
import {
  games,
  site as owner,
  publishing,
  refundPolicy,
  routes,
  sections,
  templates,
  text,
} from '../helpers/siteModules.ts'

test('A page with a hash scrolls to its target when the gate opens, and not before', async ({ site }) => {
  needs('gate', 'message')
  await site.open('/?renderer=still#message')
  await expect(site.gate).toBeVisible()
  expect(await scrollTop(site.page)).toBe(0)
  await site.enter()
  await expectCentred(site.page, 'message')
  expect(hashOf(site.page)).toBe('#message')
})

test('A page scrolls to the target of its hash when it is opened without a gate', async ({ site }) => {
  const targets = [
    { path: '/', id: sections[1]?.id },
    { path: '/shop', id: refundPolicy.length > 0 ? 'refund-policy' : undefined },
    { path: '/shop', id: publishing.steps.length > 0 ? 'publish' : undefined },
    { path: '/media', id: games.at(-1)?.id },
  ]
  for (const { path, id } of targets) {
    if (id === undefined || routes.every((route) => route.path !== path)) continue
    await site.open(`${path}${STILL_SKY}#${id}`)
    await expectCentred(site.page, id)
    expect(hashOf(site.page)).toBe(`#${id}`)
  }
})

test('A page warns in the console and stays at its top when its hash has no target', async ({ site }) => {
  await site.open(`/${STILL_SKY}#nothing`)
  await site.expectConsole([/^warning: target Element not found/])
  expect(await scrollTop(site.page)).toBe(0)
  await expect(site.heading).toBeVisible()
})

test(
  'A page warns in the console and is shown when its hash is unusual or malformed',
  LONG_RUN,
  async ({ site }) => {
    for (const [index, hash] of ['#"><x', '#%E0%A4', '#1', '#%', '#.', '#__proto__'].entries()) {
      // A new query makes the browser load the page again.
      await site.open(`/${STILL_SKY}&nth=${index}${hash}`)
      await site.expectConsole([/^warning: target Element not found/])
      await expect(site.heading).toHaveText(owner.greeting)
      await expect(site.page.locator('x')).toHaveCount(0)
    }
  },
)

test('A page stays at its top without a warning when its hash is empty', async ({ site }) => {
  await site.open(`/${STILL_SKY}#`)
  await expect(site.heading).toBeVisible()
  expect(await scrollTop(site.page)).toBe(0)
})

test('A template’s page opens at its top when the page of another template was scrolled', async ({
  site,
}) => {
  test.skip(templates.length < 2, 'There is no other template')
  await site.page.setViewportSize({ width: 800, height: 400 })
  const [firstId, ...otherIds] = templates.map(({ id }) => id)
  await site.open(`/shop/${firstId}${STILL_SKY}`)
  for (const id of [...otherIds, firstId]) {
    await site.page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
    expect(await scrollTop(site.page)).toBeGreaterThan(100)
    await site.goInside(`/shop/${id}`)
    await expect.poll(() => scrollTop(site.page)).toBe(0)
    await expect(site.heading).toBeFocused()
  }
})

test('A page shows its top, with focus on its heading, when a link inside the site opens it', async ({
  site,
}) => {
  needs('media')
  await site.open(`/${STILL_SKY}`)
  await site.page.getByRole('link', { name: text.home.seeGalleries }).click()
  await expect(site.heading).toHaveText(text.media.title)
  await expect(site.heading).toBeFocused()
  await expect.poll(() => scrollTop(site.page)).toBe(0)
})

test('The message form is centred when the link for a custom request is pressed', async ({ site }) => {
  needs('shop', 'message')
  test.skip(!owner.customRequests, 'The owner takes no custom requests')
  await site.open(`/shop${STILL_SKY}`)
  await site.page.getByRole('link', { name: text.shop.request }).click()
  await expect(site.heading).toHaveText(owner.greeting)
  await expectCentred(site.page, 'message')
  await expect(site.page.getByRole('textbox', { name: text.form.message })).toBeInViewport()
  await expect.poll(() => hashOf(site.page)).toBe('#message')
})

test('The refund policy is focused and centred when its link is pressed', async ({ site }) => {
  needs('shop')
  test.skip(refundPolicy.length === 0, 'There is no refund policy')
  await site.page.setViewportSize({ width: 800, height: 500 })
  await site.open(`/shop${STILL_SKY}`)
  await site.page.getByRole('link', { name: text.shop.readPolicy }).click()
  await expect(site.page.locator('#refund-policy')).toBeFocused()
  await expectCentred(site.page, 'refund-policy')
})

ownPageTest('The page scrolls in one step when the motion is still', async ({ site }) => {
  needs('music')
  await site.page.clock.install()
  await site.open(`/${STILL_SKY}&motion=still`)
  // While the clock is paused, a scroll in several steps would not arrive.
  await pauseClock(site.page)
  await sectionLink(site.page, 'music').click()
  await expectCentred(site.page, 'music')
})

test('The hash stays when frames are late during a scroll to a section', LONG_RUN, async ({ site }) => {
  needs('projects')
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
