import type { Locator } from 'playwright/test'
import { sectionLink, sectionName } from '../helpers/content.ts'
import { MIN_TARGET_PX } from '../helpers/layout.ts'
import { needs } from '../helpers/needs.ts'
import { expectCentred, hashOf, scrollTop } from '../helpers/scroll.ts'
import { expect, test } from '../helpers/sharedPage.ts'
import { STILL_SKY } from '../helpers/site.ts'
import { site as owner, projects, sections, text } from '../helpers/siteModules.ts'
import { SMALL_PHONE } from '../helpers/windows.ts'

test.skip(sections.length < 2, 'The home page has no navigation')

test('A link centres its section, is marked, and sets the hash without a history entry when it is pressed', async ({
  site,
}) => {
  await site.open(`/${STILL_SKY}`)
  const { page } = site
  const historyLength = await page.evaluate(() => history.length)
  const navbar = page.getByRole('navigation', { name: text.page.sections })
  await expect(navbar.getByRole('link')).toHaveCount(sections.length)
  for (const { id, name } of sections) {
    const link = navbar.getByRole('link', { name, exact: true })
    await link.click()
    await expectCentred(page, id)
    await expect(link).toHaveAttribute('aria-current', 'true')
    await expect(navbar.locator('[aria-current]')).toHaveCount(1)
    await expect.poll(() => hashOf(page)).toBe(`#${id}`)
    await expect(page.locator(`#${id}`)).toBeFocused()
  }
  expect(await page.evaluate(() => history.length)).toBe(historyLength)
})

test('The mark and the hash follow the scroll position, and disappear when the page is at its top', async ({
  site,
}) => {
  await site.open(`/${STILL_SKY}`)
  const { page } = site
  const current = page.getByRole('navigation', { name: text.page.sections }).locator('[aria-current]')
  const historyLength = await page.evaluate(() => history.length)
  await expect(current).toHaveCount(0)
  for (const { id } of sections) {
    await page
      .locator(`#${id}`)
      .evaluate((section) => section.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const top = await scrollTop(page)
    await expect(current).toHaveAttribute('href', `#${id}`)
    await expect.poll(() => hashOf(page)).toBe(`#${id}`)
    expect(await scrollTop(page), 'the hash causes no scroll of its own').toBe(top)
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(current).toHaveCount(0)
  await expect.poll(() => page.url()).not.toContain('#')
  expect(await page.evaluate(() => history.length)).toBe(historyLength)
  expect(new URL(page.url()).search, 'the query stays').toBe(STILL_SKY)
})

test('Tab continues in a section when the section’s link was pressed', async ({ site }) => {
  needs('projects')
  await site.open(`/${STILL_SKY}&motion=still`)
  await sectionLink(site.page, 'projects').focus()
  await site.page.keyboard.press('Enter')
  await site.page.keyboard.press('Tab')
  await expect(site.page.getByRole('link', { name: projects[0]?.name ?? '', exact: true })).toBeFocused()
})

test('The navigation sets the hash after the visitor goes back, and not when another page is scrolled', async ({
  site,
}) => {
  needs('shop', 'projects')
  await site.open(`/${STILL_SKY}`)
  const { page } = site
  await page.getByRole('link', { name: text.home.visitShop }).click()
  await expect(site.heading).toHaveText(text.shop.heading)
  await page.goBack()
  await expect(site.heading).toHaveText(owner.greeting)
  await sectionLink(page, 'projects').click()
  await expect.poll(() => hashOf(page)).toBe('#projects')
  await page.getByRole('link', { name: text.home.visitShop }).click()
  await expect(site.heading).toHaveText(text.shop.heading)
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }))
  await expect.poll(() => scrollTop(page)).toBe(500)
  expect(hashOf(page)).toBe('')
})

async function middleOf(element: Locator): Promise<[x: number, y: number]> {
  const box = await element.boundingBox()
  if (!box) throw new Error('middleOf: the element is hidden')
  return [box.x + box.width / 2, box.y + box.height / 2]
}

test('A section’s name shows while its link is focused or hovered or the name is hovered, and Escape hides it', async ({
  site,
}) => {
  needs('media')
  await site.open(`/${STILL_SKY}&motion=still`)
  const { page } = site
  const link = sectionLink(page, 'media')
  const name = link.getByText(sectionName('media'))
  await expect(name).toBeHidden()
  await link.hover()
  await expect(name).toBeVisible()
  await page.mouse.move(...(await middleOf(name)), { steps: 10 })
  await expect(name).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(name).toBeHidden()
  // Without the pointer. Tab returns to the link, because the name shows only for focus from the keyboard.
  await page.mouse.move(0, 700)
  await link.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(name).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(name).toBeHidden()
  await expect(link).toBeFocused()
})

test('Each link of the navigation has its section’s name, and each section has an accessible name', async ({
  site,
}) => {
  await site.open(`/${STILL_SKY}`)
  const links = site.page.getByRole('navigation', { name: text.page.sections }).getByRole('link')
  for (const { id, name } of sections) {
    await expect(site.page.locator(`#${id}`)).toHaveAccessibleName(/./)
    await expect(links.and(site.page.locator(`[href="#${id}"]`))).toHaveAccessibleName(name)
  }
})

test('A phone’s navigation has large targets, and covers no text when the page is at its end', async ({
  site,
}) => {
  await site.page.setViewportSize(SMALL_PHONE)
  await site.open(`/${STILL_SKY}&motion=still`)
  const navbar = site.page.getByRole('navigation', { name: text.page.sections })
  for (const link of await navbar.getByRole('link').all()) {
    const box = await link.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(MIN_TARGET_PX)
  }
  await site.page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const last = await site.page.locator('footer p').last().boundingBox()
  const bar = await navbar.boundingBox()
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
})

test('A phone’s navigation is opaque, and its rows differ by at most one link', async ({ site }) => {
  for (const width of [320, 360, 390]) {
    await site.page.setViewportSize({ ...SMALL_PHONE, width })
    await site.open(`/${STILL_SKY}&motion=still`)
    const navbar = site.page.getByRole('navigation', { name: text.page.sections })
    await expect(navbar).toHaveCSS('background-color', /^rgb\(/)
    const tops = await navbar
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().top)))
    const rowLengths = [...new Set(tops)].map((rowTop) => tops.filter((top) => top === rowTop).length)
    expect(
      Math.max(...rowLengths) - Math.min(...rowLengths),
      `rows at ${width} px: ${rowLengths}`,
    ).toBeLessThan(2)
  }
})
