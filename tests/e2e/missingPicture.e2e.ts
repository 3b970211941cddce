import { filePatternOf } from '../helpers/pictureFiles.ts'
import { expect, test } from '../helpers/sharedPage.ts'
import { STILL_SKY } from '../helpers/site.ts'

const SECOND = 'Blood Moon/Eclipse Template preview 2'
const THIRD = 'Blood Moon/Eclipse Template preview 3'

test('A picture keeps its box, and the lightbox shows its alternative text, when its file is missing', async ({
  site,
}) => {
  const { page } = site
  await page.route(filePatternOf('templates/1/preview-2.webp'), (route) =>
    route.fulfill({ status: 404, body: '' }),
  )
  await site.open(`/shop/1${STILL_SKY}&motion=still`)
  const image = page.getByRole('img', { name: SECOND })
  await image.scrollIntoViewIfNeeded()
  await expect.poll(() => site.consoleMessages.length).toBeGreaterThan(0)
  await expect(image).toHaveJSProperty('naturalWidth', 0)
  const box = await image.boundingBox()
  const neighbour = await page.getByRole('img', { name: THIRD }).boundingBox()
  expect.soft(box?.width).toBeCloseTo(neighbour?.width ?? 0, 0)
  expect.soft(box?.height).toBeCloseTo(neighbour?.height ?? 0, 0)
  await image.click()
  const large = page.getByRole('dialog').getByRole('img')
  await expect(page.getByRole('dialog')).toContainText(SECOND)
  await expect(large).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(large).toHaveAttribute('alt', THIRD)
  await expect
    .poll(() => large.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth))
    .toBeGreaterThan(0)
  for (const line of site.consoleMessages.splice(0)) expect(line).toContain('templates-1-preview-2')
})
