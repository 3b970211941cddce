import type { Page } from 'playwright/test'
import { hasGate } from '../../src/routes.ts'
import { violations } from '../helpers/axe.ts'
import { printed, statusOf } from '../helpers/printed.ts'
import { expect, type Site, test } from '../helpers/site.ts'
import { DESKTOP, PHONE, reduceTransparency, ZOOMED } from '../helpers/windows.ts'

const STILL = '?renderer=still&motion=still'

/** What a visitor may look at a page with, and how to have it and let it go. */
const states: readonly { name: string; take: (page: Page) => Promise<unknown> }[] = [
  { name: 'a desktop', take: (page) => page.setViewportSize(DESKTOP) },
  { name: 'a window 320 px wide', take: (page) => page.setViewportSize(PHONE) },
  { name: '400 % zoom', take: (page) => page.setViewportSize(ZOOMED) },
  { name: 'forced colours', take: (page) => page.emulateMedia({ forcedColors: 'active' }) },
  { name: 'more contrast', take: (page) => page.emulateMedia({ forcedColors: null, contrast: 'more' }) },
  { name: 'less transparency', take: reduceTransparency },
]

/** What axe finds in any of the states, each with its state. */
async function violationsInEveryState(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const { name, take } of states) {
    await take(page)
    found.push(...(await violations(page)).map((violation) => `${name}: ${violation}`))
  }
  return found
}

async function openLightbox({ page }: Site): Promise<void> {
  await page.locator('main ul a:has(img)').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

for (const route of printed) {
  const status = statusOf(route)

  test(`${route.path} has no accessibility violation, however it is looked at`, async ({ site }) => {
    // A form of a hundred controls, and a page beside it.
    test.slow(route.page === 'editor')
    await site.open(`${route.path}${STILL}&gate=open`, { status })
    await expect(site.gate).toHaveCount(0)
    expect(await violationsInEveryState(site.page)).toEqual([])
  })

  if (!hasGate(route)) continue
  test(`The gate before ${route.path} has no accessibility violation, nor has the page below it`, async ({
    site,
  }) => {
    await site.open(`${route.path}${STILL}`, { status })
    await expect(site.gate).toBeVisible()
    expect(await violations(site.page)).toEqual([])
  })
}

test('The gate has no accessibility violation, however it is looked at', async ({ site }) => {
  await site.open(`/${STILL}`)
  await expect(site.gate).toBeVisible()
  expect(await violationsInEveryState(site.page)).toEqual([])
})

for (const { path } of printed.filter(({ page }) => page === 'template')) {
  test(`An open lightbox on ${path} has no accessibility violation`, async ({ site }) => {
    await site.open(`${path}${STILL}&gate=open`)
    await openLightbox(site)
    expect(await violations(site.page)).toEqual([])
  })
}

test('An open lightbox has no accessibility violation, however it is looked at', async ({ site }) => {
  await site.open(`/media${STILL}&gate=open`)
  await openLightbox(site)
  expect(await violationsInEveryState(site.page)).toEqual([])
})

test('An answer of the contact form has no accessibility violation, however it is looked at', async ({
  site,
}) => {
  await site.open(`/${STILL}&gate=open`)
  await site.page.getByRole('button', { name: 'Send message' }).click()
  await expect(site.page.getByRole('alertdialog')).toBeVisible()
  expect(await violationsInEveryState(site.page)).toEqual([])
})
