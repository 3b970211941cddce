import { largestCard } from '../helpers/content.ts'
import { NEXT_KEY } from '../helpers/direction.ts'
import { needs } from '../helpers/needs.ts'
import { filePatternOf, pictureSlug } from '../helpers/pictureFiles.ts'
import { expect, test } from '../helpers/sharedPage.ts'
import { STILL_SKY } from '../helpers/site.ts'

needs('templatePictures')

/** 'none.webp': without pictures the test is skipped, but this line still runs. */
const MISSING_FILE = filePatternOf(largestCard.pictureSrc(2) || 'none.webp')

test('A picture keeps its box, and the lightbox shows its alternative text, when its file is missing', async ({
  site,
}) => {
  const { page } = site
  await page.route(MISSING_FILE, (route) => route.fulfill({ status: 404, body: '' }))
  await site.open(`${largestCard.path}${STILL_SKY}&motion=still`)
  const image = page.getByRole('img', { name: largestCard.pictureName(2) })
  await image.scrollIntoViewIfNeeded()
  await expect.poll(() => site.consoleMessages.length).toBeGreaterThan(0)
  await expect(image).toHaveJSProperty('naturalWidth', 0)
  const box = await image.boundingBox()
  const neighbour = await page.getByRole('img', { name: largestCard.pictureName(3) }).boundingBox()
  expect(box?.width).toBeCloseTo(neighbour?.width ?? 0, 0)
  expect(box?.height).toBeCloseTo(neighbour?.height ?? 0, 0)
  await image.click()
  const large = page.getByRole('dialog').getByRole('img')
  await expect(page.getByRole('dialog')).toContainText(largestCard.pictureName(2))
  await expect(large).toBeVisible()
  await page.keyboard.press(NEXT_KEY)
  await expect(large).toHaveAttribute('alt', largestCard.pictureName(3))
  await expect
    .poll(() => large.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth))
    .toBeGreaterThan(0)
  for (const line of site.consoleMessages.splice(0))
    expect(line).toContain(pictureSlug(largestCard.pictureSrc(2)))
})
