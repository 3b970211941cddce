import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { missing, type Route, routes } from '../../src/routes.ts'
import { expect, QUIET, test } from '../helpers/site.ts'

const printed: readonly Route[] = [...routes, ...Object.values(missing)]

/** What axe finds wrong: the rule, and where. */
async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).exclude('iframe').analyze()
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

for (const route of printed) {
  const status = routes.includes(route) ? 200 : 404

  test(`${route.path} has no accessibility violation`, async ({ site }) => {
    await site.open(`${route.path}${QUIET}&motion=still`, { status })
    await expect(site.gate).toHaveCount(0)
    expect(await violations(site.page)).toEqual([])
  })
}

test('The gate has no accessibility violation, nor has the page below it', async ({ site }) => {
  await site.open('/?renderer=still&motion=still')
  await expect(site.gate).toBeVisible()
  expect(await violations(site.page)).toEqual([])
})

test('A phone’s home page has no accessibility violation', async ({ site }) => {
  await site.page.setViewportSize({ width: 390, height: 844 })
  await site.open(`/${QUIET}&motion=still`)
  expect(await violations(site.page)).toEqual([])
})

test('An open lightbox has no accessibility violation', async ({ site }) => {
  await site.open(`/shop/1${QUIET}&motion=still`)
  await site.page.locator('main ul a').first().click()
  await expect(site.page.getByRole('dialog')).toBeVisible()
  expect(await violations(site.page)).toEqual([])
})

test('An answer of the contact form has no accessibility violation', async ({ site }) => {
  await site.open(`/${QUIET}&motion=still`)
  await site.page.getByRole('button', { name: 'Send message' }).click()
  await expect(site.page.getByRole('alertdialog')).toBeVisible()
  expect(await violations(site.page)).toEqual([])
})
