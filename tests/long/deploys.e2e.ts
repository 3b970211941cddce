import { MEDIA_SCRIPT } from '../helpers/builtFiles.ts'
import { expect, STILL_SKY, test } from '../helpers/site.ts'

test('A tab keeps working and keeps its typed text when a new deploy replaces its files, and the next link loads one document', async ({
  site,
}) => {
  const { page } = site
  await site.open(`/${STILL_SKY}`)
  await expect(page.getByRole('button', { name: 'Share this page' })).toBeAttached()
  await site.settled()
  // After a deploy the host no longer has the files that this page would load. A new load gets the new files.
  await page
    .context()
    .route(/\/assets\/[^/]*\.(js|css)$/, (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: 'gone' }),
    )
  let loads = 0
  page.on('request', (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return
    loads++
    void page.context().unrouteAll({ behavior: 'ignoreErrors' })
  })

  for (const label of ['Name', 'Message'])
    await page.getByRole('textbox', { name: label, exact: true }).fill('typed before')
  await page.getByRole('button', { name: 'Send message' }).click()
  const answer = page.getByRole('alertdialog')
  await expect(answer).toContainText('Please include your email before submitting 💌')
  await answer.getByRole('button').click()
  await expect(page.getByRole('textbox', { name: 'Message', exact: true })).toHaveValue('typed before')
  expect(loads).toBe(0)

  await page.getByRole('link', { name: 'Visit My Template Shop' }).click()
  await expect(page).toHaveURL(/\/shop/)
  await site.enter()
  await expect(site.heading).toHaveText('Customizable “link in bio” website editors')
  await expect(page.locator('main a[href^="/shop/"]')).toHaveCount(3)
  expect(loads).toBe(1)
  // The console may only name missing files, or warn that the page stays as it was prerendered.
  for (const line of site.consoleMessages.splice(0)) expect(line).toMatch(/\/assets\/|prerendered/)
})

test('A link loads a new document when the script of its page never arrives', async ({ site }) => {
  const { page, heading } = site
  await site.open(`/${STILL_SKY}`)
  await page.route(MEDIA_SCRIPT, () => {})
  await page.getByRole('link', { name: 'See the galleries' }).click({ noWaitAfter: true })
  await expect(page).toHaveURL(/\/media/, { timeout: 15_000 })
  await site.gate.click()
  await expect(heading).toHaveText('Media')
  await expect(heading).toBeVisible()
  await site.expectConsole([/timed out/])
  // Cancels the requests that get no answer.
  await page.goto('about:blank')
})
