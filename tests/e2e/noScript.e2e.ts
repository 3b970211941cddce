import { isSkyScript } from '../helpers/builtFiles.ts'
import { largestCard, sectionLink } from '../helpers/content.ts'
import { LONG_RUN } from '../helpers/longRun.ts'
import { needs } from '../helpers/needs.ts'
import { filePatternOf, pictureIn } from '../helpers/pictureFiles.ts'
import { distanceFromCentre } from '../helpers/scroll.ts'
import { expect, test } from '../helpers/sharedPage.ts'
import { contact, site as owner, refundPolicy, sections, text, tracks } from '../helpers/siteModules.ts'

test.use({ javaScriptEnabled: false })

test('Without a script, the page has no gate, no canvas and no motion control', async ({ site }) => {
  await site.open('/')
  await expect(site.gate).toBeHidden()
  await expect(site.canvas).toHaveCount(0)
  await expect(site.heading).toBeVisible()
  await expect(site.page.locator('[data-page]')).toHaveCSS('opacity', '1')
  await expect(site.page.getByRole('radio')).toHaveCount(0)
  expect(site.requests.filter(isSkyScript)).toEqual([])
})

test('Without a script, the links lead from page to page and back', LONG_RUN, async ({ site }) => {
  needs('shop', 'media')
  const { page, heading } = site
  await site.open('/')
  await page.getByRole('link', { name: text.home.visitShop }).click()
  await expect(heading).toHaveText(text.shop.heading)
  await page.locator(`main a[href$="${largestCard.path}"]`).click()
  await expect(heading).toHaveText(largestCard.title)
  await page.getByRole('link', { name: text.template.back }).first().click()
  await page.getByRole('link', { name: text.shop.back }).click()
  await expect(heading).toHaveText(owner.greeting)
  await page.getByRole('link', { name: text.home.seeGalleries }).click()
  await page.getByRole('link', { name: text.media.back }).click()
  await expect(heading).toHaveText(owner.greeting)
})

test('Without a script, the navigation leads to its sections', async ({ site }) => {
  await site.open('/')
  // A page with a single section has no navigation.
  for (const { id } of sections.length > 1 ? sections : []) {
    await sectionLink(site.page, id).click()
    await expect(site.page).toHaveURL(new RegExp(`#${id}$`))
    await expect(site.page.locator(`#${id} h2`)).toBeInViewport()
  }
  if (refundPolicy.length === 0) return
  await site.open('/shop#refund-policy')
  await expect(site.page.locator('#refund-policy h2')).toBeInViewport()
  // CSS px: the height of the window.
  expect(await distanceFromCentre(site.page, 'refund-policy')).toBeLessThan(800)
})

test('Without a script, each track is a link that can be pressed', async ({ site }) => {
  needs('music')
  await site.open('/')
  const links = site.page.locator('#music').getByRole('link')
  await expect(links).toHaveCount(tracks.length)
  for (const link of await links.all()) await link.click({ trial: true })
})

test('Without a script, a picture’s link opens the picture', async ({ site }) => {
  needs('templatePictures')
  await site.open(largestCard.path)
  const file = filePatternOf(largestCard.pictureSrc(2))
  const answer = site.page.waitForResponse((response) => file.test(response.url()))
  await site.page.getByRole('link', { name: largestCard.pictureName(2) }).click()
  expect((await answer).status()).toBe(200)
  await expect(site.page).toHaveURL(file)
})

test('Without a script, the message form sends nothing and keeps its text, and a note shows that the form is closed', async ({
  site,
}) => {
  test.skip(contact.endpoint !== undefined, 'The form has an endpoint')
  needs('message')
  await site.open('/#message')
  const form = site.page.locator('#message form')
  await form.getByLabel(text.form.name).fill('Ada')
  await form.getByLabel(text.form.email).fill('ada@visitor.example')
  await form.getByLabel(text.form.message).fill('Hello')
  const countBefore = site.requests.length
  await form.getByRole('button').click()
  await expect(site.page).toHaveURL(/\/#message$/)
  await expect(form.getByLabel(text.form.name)).toHaveValue('Ada')
  // Lazy pictures may load meanwhile.
  expect(
    site.requests.slice(countBefore).filter((url) => url.startsWith(site.root) && !pictureIn(url)),
  ).toEqual([])
  await expect(site.page.locator('#message [data-closed]')).toBeVisible()
})
