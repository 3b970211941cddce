import { largestCard, sectionName } from '../helpers/content.ts'
import { PREVIOUS_KEY } from '../helpers/direction.ts'
import { tabTo } from '../helpers/focus.ts'
import { needs } from '../helpers/needs.ts'
import { expect, test } from '../helpers/sharedPage.ts'
import type { Site } from '../helpers/site.ts'
import { contact, projects, routes, text } from '../helpers/siteModules.ts'
import { escapedForPattern } from '../helpers/textPattern.ts'

const STILL_RENDERER_AND_MOTION = '?renderer=still&motion=still'

/** A pattern for texts that begin with this text. */
const startingWith = (label: string) => new RegExp(`^${escapedForPattern(label)}`)

const titleOf = (path: string) => routes.find((route) => route.path === path)?.title ?? ''

/** Expects that another page has opened and was announced, and that focus is on its heading. */
async function expectArrival({ page, heading }: Site, path: string): Promise<void> {
  await expect(page).toHaveTitle(titleOf(path))
  await expect(page.getByRole('status').filter({ hasText: titleOf(path) })).toHaveCount(1)
  await expect(heading).toBeFocused()
}

test('Every part of the site can be used when only the keyboard is used', async ({ site }) => {
  test.skip(contact.endpoint !== undefined, 'The form has an endpoint')
  needs('gate', 'projects', 'shop', 'templatePictures', 'message', 'media')
  const { page, scene } = site
  const dialog = page.getByRole('dialog')
  const picture = dialog.locator('figure img')
  const alert = page.getByRole('alertdialog')
  const press = (key: string) => page.keyboard.press(key)

  await test.step('before the gate opens, only the gate and the motion control are tab stops', async () => {
    await site.open(`/${STILL_RENDERER_AND_MOTION}`)
    await expect(page.getByRole('link', { name: text.page.skip })).toHaveCount(0)
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
    await tabTo(page, sectionName('projects'), 'Shift+Tab')
    await press('Enter')
    await expect(page.locator('#projects')).toBeFocused()
    await tabTo(page, projects.at(-1)?.name ?? '')
  })

  await test.step('a link leads to the shop, which is announced', async () => {
    await tabTo(page, text.home.visitShop, 'Shift+Tab')
    await press('Enter')
    await expectArrival(site, '/shop')
  })

  await test.step('the refund policy is one link away', async () => {
    await tabTo(page, text.shop.readPolicy)
    await press('Enter')
    await expect(page.locator('#refund-policy')).toBeFocused()
  })

  await test.step('a template opens; its pictures open, change and close, and focus returns', async () => {
    // The accessible name of the template's card begins with its title.
    await tabTo(page, startingWith(largestCard.title), 'Shift+Tab')
    await press('Enter')
    await expectArrival(site, largestCard.path)
    // The links around pictures have no text. The second call of `tabTo` goes to the second link.
    for (let link = 0; link < 2; link++) await tabTo(page, '')
    const opener = page.getByRole('link', { name: largestCard.pictureName(2) })
    await expect(opener).toBeFocused()
    await press('Enter')
    await expect(picture).toHaveAttribute('alt', largestCard.pictureName(2))
    await tabTo(page, text.lightbox.next)
    await press('Enter')
    await expect(picture).toHaveAttribute('alt', largestCard.pictureName(3))
    await press(PREVIOUS_KEY)
    await expect(picture).toHaveAttribute('alt', largestCard.pictureName(2))
    await tabTo(page, text.lightbox.close, 'Shift+Tab')
    await press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
    await press('Enter')
    await expect(picture).toBeVisible()
    await press('Escape')
    await expect(opener).toBeFocused()
  })

  await test.step('a link, the back button and the forward button lead to the shop and the template', async () => {
    await tabTo(page, text.template.back)
    await press('Enter')
    await expectArrival(site, '/shop')
    await page.goBack()
    await expectArrival(site, largestCard.path)
    await page.goForward()
    await expectArrival(site, '/shop')
  })

  await test.step('a link on another page leads to the form', async () => {
    await tabTo(page, text.shop.request)
    await press('Enter')
    await expect(page.locator('#message')).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: titleOf('/') })).toHaveCount(1)
  })

  await test.step('the form is filled and sent, and focus returns after each alert', async () => {
    const form = page.locator('form', { has: page.locator('[name=message]') })
    await press('Tab')
    await expect(form.getByLabel(text.form.name)).toBeFocused()
    await page.keyboard.type('Ada')
    await tabTo(page, text.form.send)
    await press('Enter')
    await expect(alert).toContainText(contact.missingEmail)
    // The alert's button has focus.
    await press('Enter')
    await expect(form.getByLabel(text.form.email, { exact: true })).toBeFocused()
    await page.keyboard.type('ada@visitor.example')
    // The optional contact field is between the two.
    await press('Tab')
    await press('Tab')
    await expect(page.getByRole('textbox', { name: text.form.message })).toBeFocused()
    await page.keyboard.type('Good night.')
    await press('Tab')
    await press('Enter')
    await expect(alert).toContainText(contact.closed)
    await press('Escape')
    await expect(page.getByRole('button', { name: text.form.send })).toBeFocused()
  })

  await test.step('the media page opens and leads back', async () => {
    await tabTo(page, text.home.seeGalleries, 'Shift+Tab')
    await press('Enter')
    await expectArrival(site, '/media')
    await tabTo(page, text.media.back, 'Shift+Tab')
    await press('Enter')
    await expectArrival(site, '/')
  })
})
