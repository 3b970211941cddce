import { distanceFromCentre, hashOf, scrollTop } from '../helpers/scroll.ts'
import { expect, test } from '../helpers/sharedPage.ts'
import { test as ownPageTest, QUIET } from '../helpers/site.ts'

test('A deep link with a hash opens the gate first, then scrolls', async ({ site }) => {
  await site.open('/?renderer=still#message')
  await expect(site.gate).toBeVisible()
  expect(await scrollTop(site.page)).toBe(0)
  await site.enter()
  await expect.poll(() => distanceFromCentre(site.page, 'message')).toBeLessThanOrEqual(2)
  expect(hashOf(site.page)).toBe('#message')
})

test('The hash of a cold link is scrolled to', async ({ site }) => {
  for (const [path, id] of [
    ['/', 'projects'],
    ['/shop', 'refund-policy'],
    ['/shop', 'publish'],
    ['/media', 'the-glass-aurora'],
  ] as const) {
    await site.open(`${path}${QUIET}#${id}`)
    await expect.poll(() => distanceFromCentre(site.page, id), { message: id }).toBeLessThanOrEqual(2)
    expect(hashOf(site.page)).toBe(`#${id}`)
  }
})

test('A hash that names nothing only warns in the console', async ({ site }) => {
  await site.open(`/${QUIET}#nothing`)
  await site.expectSaid([/^warning: target Element not found/])
  expect(await scrollTop(site.page)).toBe(0)
  await expect(site.heading).toBeVisible()
})

test('Hashes that are no selectors do no harm', async ({ site }) => {
  for (const [index, hash] of ['#"><x', '#%E0%A4', '#1', '#%', '#.', '#__proto__'].entries()) {
    await site.open(`/shop/1${QUIET}&nth=${index}${hash}`)
    await site.expectSaid([/^warning: target Element not found/])
    await expect(site.heading).toHaveText('Blood Moon/Eclipse Template')
    await expect(site.page.locator('x')).toHaveCount(0)
  }
})

test('An empty hash says nothing and stays at the top', async ({ site }) => {
  await site.open(`/shop${QUIET}#`)
  await expect(site.heading).toBeVisible()
  expect(await scrollTop(site.page)).toBe(0)
})

test('Another template shows its top', async ({ site }) => {
  await site.page.setViewportSize({ width: 800, height: 400 })
  await site.open(`/shop/1${QUIET}`)
  for (const id of ['2', '3', '1']) {
    await site.page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
    expect(await scrollTop(site.page)).toBe(600)
    await site.goInside(`/shop/${id}`)
    await expect.poll(() => scrollTop(site.page)).toBe(0)
    await expect(site.heading).toBeFocused()
  }
})

test('A page opened from inside the site shows its top, with focus on its heading', async ({ site }) => {
  await site.open(`/${QUIET}`)
  await site.page.getByRole('link', { name: 'See the galleries' }).click()
  await expect(site.heading).toHaveText('Media')
  await expect(site.heading).toBeFocused()
  await expect.poll(() => scrollTop(site.page)).toBe(0)
})

test('‘Request a custom Link-in-Bio site’ lands at the message form', async ({ site }) => {
  await site.open(`/shop${QUIET}`)
  await site.page.getByRole('link', { name: 'Request a custom Link-in-Bio site' }).click()
  await expect(site.heading).toHaveText(/Hello/)
  await expect.poll(() => distanceFromCentre(site.page, 'message')).toBeLessThanOrEqual(2)
  await expect(site.page.getByRole('textbox', { name: 'Message' })).toBeInViewport()
  await expect.poll(() => hashOf(site.page)).toBe('#message')
})

test('The refund link lands at the refund policy and reading goes on there', async ({ site }) => {
  await site.page.setViewportSize({ width: 800, height: 500 })
  await site.open(`/shop${QUIET}`)
  await site.page.getByRole('link', { name: /refund policy/i }).click()
  await expect(site.page.locator('#refund-policy')).toBeFocused()
  await expect.poll(() => distanceFromCentre(site.page, 'refund-policy')).toBeLessThanOrEqual(2)
})

ownPageTest('With still motion a link arrives in one step', async ({ site }) => {
  await site.page.clock.install()
  await site.open(`/${QUIET}&motion=still`)
  await site.page.clock.pauseAt(Date.now() + 3_600_000)
  await site.page.getByRole('link', { name: 'Music', exact: true }).click()
  await expect.poll(() => distanceFromCentre(site.page, 'music')).toBeLessThanOrEqual(2)
})

test('A frame that comes late on the way to a section leaves the hash as it is', async ({ site }) => {
  const { page } = site
  await site.open(`/${QUIET}&motion=full#projects`)
  const hashes = await page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const seen = [location.hash]
        const endsMs = performance.now() + 2500
        const watch = () => {
          if (seen.at(-1) !== location.hash) seen.push(location.hash)
          if (performance.now() > endsMs) return resolve(seen)
          setTimeout(watch, 20)
        }
        // Frames a quarter of a second apart: to whoever waits for silence, each looks like the end.
        const request = window.requestAnimationFrame.bind(window)
        window.requestAnimationFrame = (callback) => request(() => setTimeout(() => request(callback), 250))
        watch()
      }),
  )
  expect(hashes).toEqual(['#projects'])
})
