import type { Page } from 'playwright/test'
import { printed, statusOf } from '../helpers/printed.ts'
import { expect, QUIET, test } from '../helpers/site.ts'
import { DESKTOP, PHONE } from '../helpers/windows.ts'

/** CSS pixels, each way. */
const LEAST = 44

/** What can be pressed and is smaller than a thumb, links among words left out. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const dialog = document.querySelector('dialog[open]')
    const amongWords = (element: Element) =>
      element.tagName === 'A' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === 3 && node.nodeValue?.trim(),
      )
    return [
      ...(dialog ?? document).querySelectorAll('a[href], button, input, textarea, label:has([type=radio])'),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !amongWords(element))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => Math.min(box.width, box.height) < least - 0.01)
      .map(({ element, box }) => `${box.width} × ${box.height}: ${element.outerHTML.slice(0, 90)}`)
  }, LEAST)
}

for (const route of printed) {
  test(`Everything on ${route.path} is large enough for a thumb`, async ({ site }) => {
    await site.open(`${route.path}${QUIET}&motion=still`, { status: statusOf(route) })
    for (const window of [DESKTOP, PHONE]) {
      await site.page.setViewportSize(window)
      expect(await smallTargets(site.page), `${window.width} px wide`).toEqual([])
    }
  })
}

test('So is everything before the gate, in a lightbox and in an answer', async ({ site }) => {
  const { page } = site
  await page.setViewportSize(PHONE)
  await site.open('/?renderer=still&motion=still')
  await expect(site.gate).toBeVisible()
  expect(await smallTargets(page)).toEqual([])
  await site.open(`/shop/1${QUIET}&motion=still`)
  await page.getByRole('link', { name: /preview 1$/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await smallTargets(page)).toEqual([])
  await site.open(`/${QUIET}&motion=still`)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  expect(await smallTargets(page)).toEqual([])
})
