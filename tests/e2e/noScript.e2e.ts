import { isSkyScript } from '../helpers/builtFiles.ts'
import { largestCard, sectionLink } from '../helpers/content.ts'
import { LONG_RUN } from '../helpers/longRun.ts'
import { needs } from '../helpers/needs.ts'
import { filePatternOf, pictureIn } from '../helpers/pictureFiles.ts'
import { distanceFromCentre } from '../helpers/scroll.ts'
import { expect, test } from '../helpers/sharedPage.ts'
import {
  contact,
  hasSection,
  site as owner,
  refundPolicy,
  sections,
  text,
  tracks,
} from '../helpers/siteModules.ts'

test.use({ javaScriptEnabled: false })

test('Without a script, the home page has no gate and no controls, and its navigation, tracks and form work', async ({
  site,
}) => {
  const { page } = site
  await site.open('/')

  await test.step('it has no gate, no canvas and no motion control', async () => {
    await expect(site.gate).toBeHidden()
    await expect(site.canvas).toHaveCount(0)
    await expect(site.heading).toBeVisible()
    await expect(page.locator('[data-page]')).toHaveCSS('opacity', '1')
    await expect(page.getByRole('radio')).toHaveCount(0)
    expect(site.requests.filter(isSkyScript)).toEqual([])
  })

  await test.step('the navigation leads to its sections', async () => {
    // A page with a single section has no navigation.
    for (const { id } of sections.length > 1 ? sections : []) {
      await sectionLink(page, id).click()
      await expect(page).toHaveURL(new RegExp(`#${id}$`))
      await expect(page.locator(`#${id} h2`)).toBeInViewport()
    }
  })

  await test.step('each track is a link that can be pressed', async () => {
    const links = page.locator('#music').getByRole('link')
    await expect(links).toHaveCount(hasSection('music') ? tracks.length : 0)
    for (const link of await links.all()) await link.click({ trial: true })
  })

  if (!hasSection('message') || contact.endpoint !== undefined) return
  await test.step('the form sends nothing and keeps its text, and a note shows that it is closed', async () => {
    const form = page.locator('#message form')
    await form.getByLabel(text.form.name).fill('Ada')
    await form.getByLabel(text.form.email).fill('ada@visitor.example')
    await form.getByLabel(text.form.message).fill('Hello')
    const addressBefore = page.url()
    const countBefore = site.requests.length
    await form.getByRole('button').click()
    await expect(form.getByLabel(text.form.name)).toHaveValue('Ada')
    expect(page.url()).toBe(addressBefore)
    // Lazy pictures and players may load meanwhile.
    const requests = site.requests.slice(countBefore).filter((url) => url.startsWith(site.root))
    expect(requests.filter((url) => !pictureIn(url))).toEqual([])
    await expect(page.locator('#message [data-closed]')).toBeVisible()
  })
})

test('Without a script, the refund policy is near its link’s target', async ({ site }) => {
  test.skip(refundPolicy.length === 0, 'There is no refund policy')
  await site.open('/shop#refund-policy')
  await expect(site.page.locator('#refund-policy h2')).toBeInViewport()
  // CSS px: the height of the window.
  expect(await distanceFromCentre(site.page, 'refund-policy')).toBeLessThan(800)
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

test('Without a script, a picture’s link opens the picture', async ({ site }) => {
  needs('templatePictures')
  await site.open(largestCard.path)
  const file = filePatternOf(largestCard.pictureSrc(2))
  const answer = site.page.waitForResponse((response) => file.test(response.url()))
  await site.page.getByRole('link', { name: largestCard.pictureName(2) }).click()
  expect((await answer).status()).toBe(200)
  await expect(site.page).toHaveURL(file)
})
