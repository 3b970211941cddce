import { expect, type Site } from './site.ts'

/** Expects landmarks, heading levels without a gap, a language, and a first link that leads to the heading. */
export async function expectLandmarks({ page, heading }: Site, hasFooter = true): Promise<void> {
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(page.getByRole('contentinfo')).toHaveCount(hasFooter ? 1 : 0)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1)
  const levels = await page
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))))
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  for (const [index, level] of levels.entries())
    expect(level, levels.join()).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  const skipLink = page.locator('a').first()
  await expect(skipLink).toHaveText('Skip to content')
  await expect(skipLink).toHaveAttribute('href', `#${await heading.getAttribute('id')}`)
}
