import { needs } from '../helpers/needs.ts'
import { expect, type Site, STILL_SKY, test } from '../helpers/site.ts'
import { events, text } from '../helpers/siteModules.ts'

needs('events')

const lastDays = events.map(({ date, until = date }) => until).sort()
const [firstDay = ''] = events.map(({ date }) => date).sort()
const names = events.map(({ name }) => name)

/** Opens the home page at noon, `addedDays` after `date`. @param date as in '2026-12-05' */
async function openOn(site: Site, date: string, addedDays = 0) {
  const now = new Date(`${date}T12:00`)
  now.setDate(now.getDate() + addedDays)
  await site.page.clock.setFixedTime(now)
  await site.open(`/${STILL_SKY}`)
  return site.page.locator('#events')
}

test('All events are visible when a visitor comes on the first day', async ({ site }) => {
  const section = await openOn(site, firstDay)
  await expect(section.getByRole('listitem')).toHaveCount(names.length)
  for (const name of names) await expect(section.getByText(name, { exact: true })).toBeVisible()
  await expect(section.getByText(text.events.past)).toHaveCount(0)
})

test('Past events are collapsed when their last day is over, and Enter shows them', async ({ site }) => {
  const section = await openOn(site, lastDays.at(-1) ?? '', 1)
  await expect(section.getByText(text.events.none)).toBeVisible()
  await expect(section.getByRole('listitem')).toHaveCount(0)
  const summary = section.getByText(text.events.past)
  await summary.focus()
  await site.page.keyboard.press('Enter')
  for (const name of names) await expect(section.getByText(name, { exact: true })).toBeVisible()
})

test.describe('Without a script,', () => {
  test.use({ javaScriptEnabled: false })

  test('every event can be read', async ({ site }) => {
    await site.open(`/${STILL_SKY}`)
    const section = site.page.locator('#events')
    const summary = section.getByText(text.events.past)
    if ((await summary.count()) > 0) await summary.click()
    for (const name of names) await expect(section.getByText(name, { exact: true })).toBeVisible()
  })
})
