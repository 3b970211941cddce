import { expect, type Site } from './site.ts'

/** Expects the home page of the site `sample` to show all its sections, with their links and players. */
export async function expectHome({ page, heading }: Site): Promise<void> {
  await expect(heading).toHaveText('Hello, I’m Isolde Wren')
  await expect(heading).toBeVisible()
  await expect(page.locator('[data-page]')).toHaveCSS('opacity', '1')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Find me',
    'Template shop',
    'Projects',
    'Media',
    'Send a message',
    'Music for the night',
  ])
  await expect(page.locator('#socials + section a')).toHaveCount(4)
  await expect(page.getByRole('link', { name: 'Visit My Template Shop' })).toHaveAttribute('href', '/shop')
  await expect(page.locator('#projects a')).toHaveCount(6)
  await expect(page.locator('#music a')).toHaveCount(3)
}
