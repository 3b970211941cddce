import { fill } from '../../src/lib/fill.ts'
import { NEXT_KEY, PREVIOUS_KEY } from '../helpers/direction.ts'
import { needs } from '../helpers/needs.ts'
import { expect, type Site, test } from '../helpers/site.ts'
import { contact, findRoute, games, routes, text } from '../helpers/siteModules.ts'
import { translatePage } from '../helpers/translatePage.ts'

needs('gate', 'message', 'pictures', 'shop')

test('The controls of the site keep working when the browser translates the page', async ({ site }) => {
  const { page } = site
  await site.open('/?renderer=still')
  // Waits for React: it logs a message for each part that is translated before its hydration.
  await site.settled()
  await translatePage(page)
  await site.enter()
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))
  })
  await page.getByRole('button', { name: text.share.share, exact: true }).click()
  await expect(page.locator('footer')).toContainText(text.share.copyThis)
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.resolve()
  })
  await pressShareButton(site)
  const form = page.locator('form', { has: page.locator('[name=message]') })
  await form.getByRole('button').scrollIntoViewIfNeeded()
  for (const name of ['name', 'message']) await form.locator(`[name=${name}]`).fill('hello')
  const withoutEmail = ['', contact.missingEmail] as const
  // With an endpoint, the form would send the message.
  const withEmail = contact.endpoint ? [] : [['me@site.example', contact.closed] as const]
  for (const [email, answer] of [withoutEmail, ...withEmail, withoutEmail]) {
    await form.locator('[name=email]').fill(email)
    await form.getByRole('button').click()
    await expect(page.getByRole('alertdialog')).toContainText(answer)
    await page.keyboard.press('Escape')
  }
  await page.getByRole('link', { name: text.home.seeGalleries, exact: true }).click()
  await expect(site.heading).toHaveText(text.media.title)
  const count = games.find(({ images }) => images.length > 0)?.images.length ?? 0
  await page.locator('ul[data-count] a').first().click()
  for (const [key, number] of [
    [NEXT_KEY, Math.min(2, count)],
    [PREVIOUS_KEY, 1],
    [NEXT_KEY, Math.min(2, count)],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page.getByRole('dialog')).toContainText(fill(text.lightbox.count, { number, count }))
  }
  await page.keyboard.press('Escape')
  const template = routes.find((route) => route.page === 'template')?.path ?? '/shop/99'
  for (const path of ['/shop', template, '/nowhere', '/editor/99', '/media', '/']) {
    await site.goInside(path)
    await expect(page).toHaveTitle(findRoute(path).title)
    await expect(site.heading).toBeVisible()
  }
  await pressShareButton(site)
  await page.getByRole('radio', { name: text.motion.calm, exact: true }).check({ force: true })
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'calm')
  await expect(page.locator('html')).toHaveAttribute('data-js', 'ready')
})

/** Presses the share button twice. */
async function pressShareButton({ page }: Site): Promise<void> {
  const button = page.getByRole('button', { name: text.share.share, exact: true })
  for (let press = 0; press < 2; press++) {
    await button.click()
    await expect(page.locator('footer')).toContainText(text.share.copied)
  }
}
