import type { Page } from 'playwright/test'
import { contact } from '../../src/content/contact.ts'
import { findRoute } from '../../src/routes.ts'
import { expect, type Site, test } from '../helpers/site.ts'

/** Puts each text, also one that comes later, into elements of the browser's own, as its translation does. */
function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const translateIn = (node: Node) => {
      const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
      const found: Text[] = []
      while (texts.nextNode()) found.push(texts.currentNode as Text)
      for (const text of found) {
        const parent = text.parentElement
        if (!text.data.trim() || !parent || parent.closest('font, script, style, noscript, svg, textarea'))
          continue
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        inner.textContent = text.data
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    translateIn(document.body)
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        for (const node of addedNodes) translateIn(node instanceof Text ? target : node)
    }).observe(document.body, { childList: true, subtree: true })
  })
}

test('In a page that the browser translates, everything answers, and goes on answering', async ({ site }) => {
  const { page } = site
  await site.open('/?renderer=still')
  await translate(page)
  await site.enter()
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))
  })
  await page.getByRole('button', { name: 'Share this page' }).click()
  await expect(page.locator('footer')).toContainText('Copy this link')
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.resolve()
  })
  await share(site)
  await page.locator('form').getByRole('button').scrollIntoViewIfNeeded()
  for (const label of ['Name', 'Message'])
    await page.getByRole('textbox', { name: label, exact: true }).fill('words')
  for (const [email, answer] of [
    ['', contact.missingEmail],
    ['me@site.example', contact.closed],
    ['', contact.missingEmail],
  ] as const) {
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('alertdialog')).toContainText(answer)
    await page.keyboard.press('Escape')
  }
  await page.getByRole('link', { name: 'See the galleries' }).click()
  await expect(site.heading).toHaveText('Media')
  await page.locator('ul[data-count] a').first().click()
  for (const [key, place] of [
    ['ArrowRight', '2 of'],
    ['ArrowRight', '3 of'],
    ['ArrowLeft', '2 of'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page.getByRole('dialog')).toContainText(place)
  }
  await page.keyboard.press('Escape')
  for (const path of ['/shop', '/shop/1', '/nowhere', '/editor/99', '/media', '/']) {
    await site.goInside(path)
    await expect(page).toHaveTitle(findRoute(path).title)
    await expect(site.heading).toBeVisible()
  }
  await share(site)
  await page.getByRole('radio', { name: 'Calm' }).check({ force: true })
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'calm')
  await expect(page.locator('html')).toHaveAttribute('data-js', 'ready')
})

/** Presses what is at a page's end, each twice. */
async function share({ page }: Site): Promise<void> {
  const button = page.getByRole('button', { name: 'Share this page' })
  for (let times = 0; times < 2; times++) {
    await button.click()
    await expect(page.locator('footer')).toContainText('Link copied.')
    await page.getByRole('button', { name: 'QR code' }).click()
    await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible()
    await page.keyboard.press('Escape')
  }
}
