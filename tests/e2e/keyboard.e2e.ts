import { tabTo } from '../helpers/focus.ts'
import type { Site } from '../helpers/site.ts'
import { expect, test } from '../helpers/site.ts'

const STILL_RENDERER_AND_MOTION = '?renderer=still&motion=still'

const HOME = 'Isolde Wren, under one moon'
const SHOP = 'Template shop · Isolde Wren'
const TEMPLATE = 'Blood Moon/Eclipse Template · Isolde Wren'

/** Expects that another page has opened and was announced, and that focus is on its heading. */
async function expectArrival({ page, heading }: Site, title: string): Promise<void> {
  await expect(page).toHaveTitle(title)
  await expect(page.getByRole('status').filter({ hasText: title })).toHaveCount(1)
  await expect(heading).toBeFocused()
}

test('Every part of the site can be used when only the keyboard is used', async ({ site }) => {
  const { page, scene } = site
  const dialog = page.getByRole('dialog')
  const picture = dialog.locator('figure img')
  const alert = page.getByRole('alertdialog')
  const press = (key: string) => page.keyboard.press(key)

  await test.step('before the gate opens, only the gate and the motion control are tab stops', async () => {
    await site.open(`/${STILL_RENDERER_AND_MOTION}`)
    await expect(page.getByRole('link', { name: 'Skip to content' })).toHaveCount(0)
    await expect(site.gate).toBeFocused()
    await press('Tab')
    await press('ArrowUp')
    await expect(scene).toHaveAttribute('data-motion', 'calm')
    await press('ArrowDown')
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'still')
    await expect(scene).toHaveAttribute('data-phase', 'gate')
    await press('Shift+Tab')
  })

  await test.step('the gate opens, and reading starts at the heading', async () => {
    await expect(site.gate).toBeFocused()
    await press('Enter')
    await expect(scene).toHaveAttribute('data-phase', 'open')
    await expect(site.heading).toBeFocused()
  })

  await test.step('a section is one link away, and Tab continues there', async () => {
    await tabTo(page, 'Projects', 'Shift+Tab')
    await press('Enter')
    await expect(page.locator('#projects')).toBeFocused()
    await tabTo(page, 'Lantern Type')
  })

  await test.step('a link leads to the shop, which is announced', async () => {
    await tabTo(page, 'Visit My Template Shop', 'Shift+Tab')
    await press('Enter')
    await expectArrival(site, SHOP)
  })

  await test.step('the refund policy is one link away', async () => {
    await tabTo(page, 'Read the refund policy')
    await press('Enter')
    await expect(page.locator('#refund-policy')).toBeFocused()
  })

  await test.step('a template opens; its pictures open, change and close, and focus returns', async () => {
    // The accessible name of the template's card begins with its title.
    await tabTo(page, /^Blood Moon\/Eclipse Template/, 'Shift+Tab')
    await press('Enter')
    await expectArrival(site, TEMPLATE)
    // The links around pictures have no text. The second call of `tabTo` goes to the second link.
    for (let link = 0; link < 2; link++) await tabTo(page, '')
    const opener = page.getByRole('link', { name: 'Blood Moon/Eclipse Template preview 2' })
    await expect(opener).toBeFocused()
    await press('Enter')
    await expect(dialog).toContainText('Blood Moon/Eclipse Template preview 2')
    await tabTo(page, 'Next picture')
    await press('Enter')
    await expect(dialog).toContainText('Blood Moon/Eclipse Template preview 3')
    await press('ArrowLeft')
    await expect(dialog).toContainText('Blood Moon/Eclipse Template preview 2')
    await tabTo(page, 'Close', 'Shift+Tab')
    await press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
    await press('Enter')
    await expect(picture).toBeVisible()
    await press('Escape')
    await expect(opener).toBeFocused()
  })

  await test.step('a link, the back button and the forward button lead to the shop and the template', async () => {
    await tabTo(page, '← Back to Shop')
    await press('Enter')
    await expectArrival(site, SHOP)
    await page.goBack()
    await expectArrival(site, TEMPLATE)
    await page.goForward()
    await expectArrival(site, SHOP)
  })

  await test.step('a link on another page leads to the form', async () => {
    await tabTo(page, 'Request a custom Link-in-Bio site')
    await press('Enter')
    await expect(page.locator('#message')).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: HOME })).toHaveCount(1)
  })

  await test.step('the form is filled and sent, and focus returns after each alert', async () => {
    const form = page.locator('form', { has: page.locator('[name=message]') })
    await press('Tab')
    await expect(form.getByLabel('Name')).toBeFocused()
    await page.keyboard.type('Ada')
    await tabTo(page, 'Send message')
    await press('Enter')
    await expect(alert).toContainText('Please include your email before submitting 💌')
    // The alert's button has focus.
    await press('Enter')
    await expect(form.getByLabel('Email', { exact: true })).toBeFocused()
    await page.keyboard.type('ada@visitor.example')
    // The optional contact field is between the two.
    await press('Tab')
    await press('Tab')
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused()
    await page.keyboard.type('Good night.')
    await press('Tab')
    await press('Enter')
    await expect(alert).toContainText('temporarily closed')
    await press('Escape')
    await expect(page.getByRole('button', { name: 'Send message' })).toBeFocused()
  })

  await test.step('the media page opens and leads back', async () => {
    await tabTo(page, 'See the galleries', 'Shift+Tab')
    await press('Enter')
    await expectArrival(site, 'Media · Isolde Wren')
    await tabTo(page, 'Back to Main', 'Shift+Tab')
    await press('Enter')
    await expectArrival(site, HOME)
  })
})
