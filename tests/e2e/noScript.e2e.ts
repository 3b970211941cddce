import { isSkyScript } from '../helpers/builtFiles.ts'
import { filePatternOf, pictureIn } from '../helpers/pictureFiles.ts'
import { distanceFromCentre } from '../helpers/scroll.ts'
import { expect, test } from '../helpers/site.ts'
import { SMALL_PHONE } from '../helpers/windows.ts'

test.use({ javaScriptEnabled: false })

/** The number of pictures on the media page. */
const MEDIA_PICTURE_COUNT = 11

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
    const navigation = page.getByRole('navigation', { name: 'Sections' })
    for (const [name, id] of [
      ['Socials', 'socials'],
      ['Shop', 'shop'],
      ['Projects', 'projects'],
      ['Media', 'media'],
      ['Message', 'message'],
      ['Music', 'music'],
    ] as const) {
      await navigation.getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`#${id}$`))
      await expect(page.locator(`#${id}-title`)).toBeInViewport()
    }
  })

  await test.step('each track is a link that can be pressed', async () => {
    const links = page.locator('#music').getByRole('link')
    await expect(links).toHaveCount(3)
    for (const link of await links.all()) await link.click({ trial: true })
  })

  await test.step('the form sends nothing and keeps its text, and a note shows that it is closed', async () => {
    const form = page.locator('#message form')
    await form.getByLabel('Name').fill('Ada')
    await form.getByLabel('Email').fill('ada@visitor.example')
    await form.getByLabel('Message').fill('Hello')
    const addressBefore = page.url()
    const countBefore = site.requests.length
    await form.getByRole('button').click()
    await expect(form.getByLabel('Name')).toHaveValue('Ada')
    expect(page.url()).toBe(addressBefore)
    // Lazy pictures and players may load meanwhile.
    const requests = site.requests.slice(countBefore).filter((url) => url.startsWith(site.root))
    expect(requests.filter((url) => !pictureIn(url))).toEqual([])
    await expect(page.locator('#message [data-closed]')).toBeVisible()
  })

  await test.step('the page ends in the still eclipse, which no moon and no bar of a phone covers', async () => {
    await page.setViewportSize(SMALL_PHONE)
    await page.locator('footer p').last().hover()
    await page.mouse.wheel(0, 10_000)
    await expect(page.locator('footer svg').first()).toBeInViewport()
    await expect(page.getByText('You stayed until it was dark. Thank you.')).toBeInViewport()
    await expect(page.locator('svg:has(#moon-disc)')).not.toBeInViewport()
    await expect(page.getByRole('button', { name: 'Back to the beginning' })).toHaveCount(0)
    const last = await page.locator('footer p').last().boundingBox()
    const bar = await page.getByRole('navigation', { name: 'Sections' }).boundingBox()
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  })
})

// `tests/built` reads the texts, links and landmarks of every page.
test('Without a script, every picture of a page loads, and links lead to a part of a page, to a picture and back', async ({
  site,
}) => {
  const { page } = site

  await test.step('an unknown page is visible', async () => {
    expect(await site.open('/404', { status: 404 })).toBe(404)
    await expect(site.heading).toBeVisible()
    await expect(page.locator('[data-page]')).toHaveCSS('opacity', '1')
  })

  await test.step('the media page loads every picture', async () => {
    await site.open('/media')
    await expect(site.heading).toBeVisible()
    await page.mouse.wheel(0, 20_000)
    const loadedCount = () =>
      page
        .locator('main img')
        .evaluateAll((all) => all.filter((image) => (image as HTMLImageElement).naturalWidth > 0).length)
    await expect.poll(loadedCount).toBe(MEDIA_PICTURE_COUNT)
  })

  await test.step('the shop leads to its refund policy, to a template, and to a picture', async () => {
    await site.open('/shop')
    await page.getByRole('link', { name: 'Read the refund policy' }).click()
    await expect(page.locator('#refund-policy h2')).toBeInViewport()
    // CSS px: the height of the window.
    expect(await distanceFromCentre(page, 'refund-policy')).toBeLessThan(800)
    await page.locator('main a[href="/shop/1"]').click()
    await expect(site.heading).toHaveText('Blood Moon/Eclipse Template')
    const file = filePatternOf('templates/1/preview-2.webp')
    const answer = page.waitForResponse((response) => file.test(response.url()))
    await page.getByRole('link', { name: 'Blood Moon/Eclipse Template preview 2' }).click()
    expect((await answer).status()).toBe(200)
    await expect(page).toHaveURL(file)
    await page.goBack()
    await expect(site.heading).toHaveText('Blood Moon/Eclipse Template')
  })

  await test.step('an editor shows that it needs a script, and leads back to the shop', async () => {
    await site.open('/editor/1')
    await expect(site.heading).toBeVisible()
    await expect(
      page.getByText(/^This editor works in your browser, and for that it needs JavaScript/),
    ).toBeVisible()
    await expect(page.getByText('The editor is loading…')).toBeHidden()
    await page.getByRole('link', { name: '← Back to Shop' }).click()
    await expect(site.heading).toHaveText('Customizable “link in bio” website editors')
  })
})
