import { contact } from '../../src/content/contact.ts'
import { sections } from '../../src/content/sections.ts'
import { filesOf, pictureIn } from '../helpers/pictureFiles.ts'
import { distanceFromCentre } from '../helpers/scroll.ts'
import { expect, test } from '../helpers/sharedPage.ts'
import { SKY_CHUNK } from '../helpers/site.ts'

test.use({ javaScriptEnabled: false })

test('Without a script there is no gate, no canvas and no control that does nothing', async ({ site }) => {
  await site.open('/')
  await expect(site.gate).toBeHidden()
  await expect(site.canvas).toHaveCount(0)
  await expect(site.heading).toBeVisible()
  await expect(site.page.locator('[data-page]')).toHaveCSS('opacity', '1')
  await expect(site.page.getByRole('radio')).toHaveCount(0)
  expect(site.requests.filter((url) => SKY_CHUNK.test(url))).toEqual([])
})

test('Without a script the links lead from page to page and back', async ({ site }) => {
  const { page, heading } = site
  await site.open('/')
  await page.getByRole('link', { name: 'Visit My Template Shop' }).click()
  await expect(heading).toHaveText(/Customizable/)
  await page.getByRole('link', { name: 'Magical Fantasy Template' }).click()
  await expect(heading).toHaveText('Magical Fantasy Template')
  await page.getByRole('link', { name: '← Back to Shop' }).click()
  await page.getByRole('link', { name: 'Return to Main Page' }).click()
  await expect(heading).toHaveText(/Hello/)
  await page.getByRole('link', { name: 'See the galleries' }).click()
  await page.getByRole('link', { name: 'Back to Main' }).click()
  await expect(heading).toHaveText(/Hello/)
})

test('Without a script the navigation leads to its sections', async ({ site }) => {
  await site.open('/')
  for (const { id, name } of sections) {
    await site.page.getByRole('link', { name, exact: true }).click()
    await expect(site.page).toHaveURL(new RegExp(`#${id}$`))
    await expect(site.page.locator(`#${id} h2`)).toBeInViewport()
  }
  await site.open('/shop#refund-policy')
  await expect(site.page.locator('#refund-policy h2')).toBeInViewport()
  expect(await distanceFromCentre(site.page, 'refund-policy')).toBeLessThan(800)
})

test('Without a script a picture’s link opens the picture', async ({ site }) => {
  await site.open('/shop/1')
  const file = filesOf('templates/1/preview-4.webp')
  const answer = site.page.waitForResponse((response) => /1920x1080\.webp$/.test(response.url()))
  await site.page.getByRole('link', { name: 'Blood Moon/Eclipse Template preview 4' }).click()
  expect((await answer).status()).toBe(200)
  await expect(site.page).toHaveURL(file)
})

test('Without a script the message form sends nothing and says where to turn', async ({ site }) => {
  await site.open('/#message')
  const form = site.page.locator('#message form')
  await form.getByLabel('Name').fill('Ada')
  await form.getByLabel('Email').fill('ada@visitor.example')
  await form.getByLabel('Message').fill('Hello')
  const asked = site.requests.length
  await form.getByRole('button').click()
  await expect(site.page).toHaveURL(/\/#message$/)
  await expect(form.getByLabel('Name')).toHaveValue('Ada')
  expect(site.requests.slice(asked).filter((url) => !/spotify/.test(url) && !pictureIn(url))).toEqual([])
  await expect(site.page.locator('#message').getByText(contact.closed)).toBeVisible()
})
