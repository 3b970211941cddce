import { routes } from '../../src/routes.ts'
import {
  games,
  site as owner,
  publishing,
  refundPolicy,
  sections,
  templates,
} from '../../src/site/content.ts'
import { text } from '../../src/site/text.ts'
import { sectionLink } from '../helpers/content.ts'
import { LONG_RUN } from '../helpers/longRun.ts'
import { needs } from '../helpers/needs.ts'
import { distanceFromCentre, hashOf, scrollTop } from '../helpers/scroll.ts'
import { expect, test } from '../helpers/sharedPage.ts'
import { test as ownPageTest, QUIET } from '../helpers/site.ts'

test('A deep link with a hash opens the gate first, then scrolls', async ({ site }) => {
  needs('gate', 'message')
  await site.open('/?renderer=still#message')
  await expect(site.gate).toBeVisible()
  expect(await scrollTop(site.page)).toBe(0)
  await site.enter()
  await expect.poll(() => distanceFromCentre(site.page, 'message')).toBeLessThanOrEqual(2)
  expect(hashOf(site.page)).toBe('#message')
})

test('A page that is opened with a hash scrolls to it', async ({ site }) => {
  for (const [path, id] of [
    ...sections.slice(1, 2).map(({ id }) => ['/', id] as const),
    ...(refundPolicy.length > 0 ? [['/shop', 'refund-policy'] as const] : []),
    ...(publishing.steps.length > 0 ? [['/shop', 'publish'] as const] : []),
    ...games.slice(-1).map(({ id }) => ['/media', id] as const),
  ].filter(([path]) => routes.some((route) => route.path === path))) {
    await site.open(`${path}${QUIET}#${id}`)
    await expect.poll(() => distanceFromCentre(site.page, id), { message: id }).toBeLessThanOrEqual(2)
    expect(hashOf(site.page)).toBe(`#${id}`)
  }
})

test('A hash without a target only warns in the console', async ({ site }) => {
  await site.open(`/${QUIET}#nothing`)
  await site.expectConsole([/^warning: target Element not found/])
  expect(await scrollTop(site.page)).toBe(0)
  await expect(site.heading).toBeVisible()
})

test('A hash that is not a valid selector only warns in the console', LONG_RUN, async ({ site }) => {
  for (const [index, hash] of ['#"><x', '#%E0%A4', '#1', '#%', '#.', '#__proto__'].entries()) {
    await site.open(`/${QUIET}&nth=${index}${hash}`)
    await site.expectConsole([/^warning: target Element not found/])
    await expect(site.heading).toHaveText(owner.greeting)
    await expect(site.page.locator('x')).toHaveCount(0)
  }
})

test('An empty hash causes no warning, and the page stays at its top', async ({ site }) => {
  await site.open(`/${QUIET}#`)
  await expect(site.heading).toBeVisible()
  expect(await scrollTop(site.page)).toBe(0)
})

test('Another template shows its top', async ({ site }) => {
  test.skip(templates.length < 2, 'There is no other template')
  await site.page.setViewportSize({ width: 800, height: 400 })
  const [first, ...rest] = templates.map(({ id }) => id)
  await site.open(`/shop/${first}${QUIET}`)
  for (const id of [...rest, first]) {
    // The shortest page can scroll this far.
    await site.page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
    expect(await scrollTop(site.page)).toBeGreaterThan(100)
    await site.goInside(`/shop/${id}`)
    await expect.poll(() => scrollTop(site.page)).toBe(0)
    await expect(site.heading).toBeFocused()
  }
})

test('A page opened from inside the site shows its top, with focus on its heading', async ({ site }) => {
  needs('media')
  await site.open(`/${QUIET}`)
  await site.page.getByRole('link', { name: text.home.seeGalleries }).click()
  await expect(site.heading).toHaveText(text.media.title)
  await expect(site.heading).toBeFocused()
  await expect.poll(() => scrollTop(site.page)).toBe(0)
})

test('The link for a custom request leads to the message form', async ({ site }) => {
  needs('shop', 'message')
  test.skip(!owner.customRequests, 'The owner takes no custom requests')
  await site.open(`/shop${QUIET}`)
  await site.page.getByRole('link', { name: text.shop.request }).click()
  await expect(site.heading).toHaveText(owner.greeting)
  await expect.poll(() => distanceFromCentre(site.page, 'message')).toBeLessThanOrEqual(2)
  await expect(site.page.getByRole('textbox', { name: text.form.message })).toBeInViewport()
  await expect.poll(() => hashOf(site.page)).toBe('#message')
})

test('The refund link leads to the refund policy and Tab continues there', async ({ site }) => {
  needs('shop')
  test.skip(refundPolicy.length === 0, 'There is no refund policy')
  await site.page.setViewportSize({ width: 800, height: 500 })
  await site.open(`/shop${QUIET}`)
  await site.page.getByRole('link', { name: text.shop.readPolicy }).click()
  await expect(site.page.locator('#refund-policy')).toBeFocused()
  await expect.poll(() => distanceFromCentre(site.page, 'refund-policy')).toBeLessThanOrEqual(2)
})

ownPageTest('With still motion a link arrives in one step', async ({ site }) => {
  needs('music')
  await site.page.clock.install()
  await site.open(`/${QUIET}&motion=still`)
  await site.page.clock.pauseAt(Date.now() + 3_600_000)
  await sectionLink(site.page, 'music').click()
  await expect.poll(() => distanceFromCentre(site.page, 'music')).toBeLessThanOrEqual(2)
})

test('A late frame during a scroll to a section keeps the hash', LONG_RUN, async ({ site }) => {
  needs('projects')
  const { page } = site
  await site.open(`/${QUIET}&motion=full#projects`)
  const hashes = await page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const found = [location.hash]
        const endsMs = performance.now() + 2500
        const watch = () => {
          if (found.at(-1) !== location.hash) found.push(location.hash)
          if (performance.now() > endsMs) return resolve(found)
          setTimeout(watch, 20)
        }
        // Frames with a pause of 250 ms, each of which looks like the end of a scroll.
        const request = window.requestAnimationFrame.bind(window)
        window.requestAnimationFrame = (callback) => request(() => setTimeout(() => request(callback), 250))
        watch()
      }),
  )
  expect(hashes).toEqual(['#projects'])
})
