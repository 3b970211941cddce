import { printed, statusOf } from '../helpers/printed.ts'
import { expect, QUIET, test } from '../helpers/site.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'With a script,' : 'Without a script,', () => {
    test.use({ javaScriptEnabled })

    for (const route of printed) {
      test(`${route.path} has its landmarks, and one first heading that others follow in steps`, async ({
        site,
      }) => {
        await site.open(`${route.path}${QUIET}`, { status: statusOf(route) })
        const { page } = site
        await expect(page.getByRole('main')).toHaveCount(1)
        await expect(page.getByRole('contentinfo')).toHaveCount(1)
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1)
        const levels = await page
          .locator('h1, h2, h3, h4, h5, h6')
          .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))))
        expect(levels.filter((level) => level === 1)).toHaveLength(1)
        for (const [index, level] of levels.entries())
          expect(level, levels.join()).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1)
        await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      })
    }

    test('‘Skip to content’ is the first link and leads to the heading', async ({ site }) => {
      await site.open(`/media${QUIET}`)
      const skip = site.page.locator('a').first()
      await expect(skip).toHaveText('Skip to content')
      await expect(skip).toHaveAttribute('href', `#${await site.heading.getAttribute('id')}`)
    })
  })
}

test('The links of emoji are called by their sections’ names', async ({ site }) => {
  await site.open(`/${QUIET}`)
  const links = site.page.getByRole('navigation', { name: 'Sections' }).getByRole('link')
  for (const link of await links.all()) {
    const section = site.page.locator((await link.getAttribute('href')) ?? '')
    await expect(section).toHaveAccessibleName(/./)
    await expect(link).toHaveAccessibleName(/^[A-Z][a-z]+$/)
  }
})
