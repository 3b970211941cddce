import type { Page } from 'playwright/test'
import { expect, test } from '../helpers/sharedPage.ts'
import { STILL_SKY } from '../helpers/site.ts'
import { routes } from '../helpers/siteModules.ts'
import { DESKTOP, SMALL_PHONE, ZOOMED } from '../helpers/windows.ts'

/** The windows that show an open picture: phones, one of them on its side, a desktop, and 400 % zoom. */
const WINDOWS = [
  SMALL_PHONE,
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  DESKTOP,
  ZOOMED,
]
/** Least height of a picture in the lightbox, CSS px. A picture at least half as wide as the window may be lower. */
const MIN_HEIGHT_PX = 40

const galleries = routes.filter(({ page }) => page === 'media')
test.skip(galleries.length === 0, 'The content has no galleries')

/** In galleries of several pictures: the addresses of pictures lower than their row, or in a row with a gap at a side. */
function picturesAtGaps(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main ul:has(a > picture)')].flatMap((list) => {
      const links = [...list.querySelectorAll('a')]
      const { left, right } = list.getBoundingClientRect()
      const boxOf = (link: Element) => link.getBoundingClientRect()
      const hasGap = (link: Element) => {
        const row = links.map(boxOf).filter(({ top }) => Math.abs(top - boxOf(link).top) < 1)
        const isShorterThanRow = row.some(({ bottom }) => bottom > boxOf(link).bottom + 1)
        const isRowNarrow =
          Math.min(...row.map((box) => box.left)) > left + 1 ||
          Math.max(...row.map((box) => box.right)) < right - 1
        return isShorterThanRow || isRowNarrow
      }
      return links.length < 2 ? [] : links.filter(hasGap).map(({ href }) => href)
    }),
  )
}

/** The indexes of the pictures with the lowest and the highest ratio of width to height. */
function extremePictures(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const ratios = [...document.querySelectorAll<HTMLImageElement>('main a img')].map(
      ({ width, height }) => width / height,
    )
    return [...new Set([Math.min(...ratios), Math.max(...ratios)].map((ratio) => ratios.indexOf(ratio)))]
  })
}

/** The mistakes in an open lightbox: a part beyond the window or under a button, a distorted, small or covered picture. */
function mistakesInLightbox(page: Page, minHeightPx: number): Promise<string[]> {
  return page.evaluate(async (minPx) => {
    const image = document.querySelector<HTMLImageElement>('dialog figure img')
    const caption = document.querySelector('dialog figcaption')
    if (!image || !caption) return ['nothing is open']
    // A resized window may choose another file of the picture, which ends the first decoding with an error.
    await image.decode().catch(() => image.decode())
    const buttons = [...document.querySelectorAll('dialog button')].map((button) =>
      button.getBoundingClientRect(),
    )
    const parts = { picture: image.getBoundingClientRect(), caption: caption.getBoundingClientRect() }
    const { width, height } = parts.picture
    /** 1 for a picture that is not distorted. */
    const distortion = (width * image.naturalHeight) / (height * image.naturalWidth)
    const mistakes: string[] = []
    for (const [name, { left, top, right, bottom }] of Object.entries(parts)) {
      if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5)
        mistakes.push(`the ${name} reaches beyond the window`)
      if (
        buttons.some(
          (button) =>
            button.left < right && button.right > left && button.top < bottom && button.bottom > top,
        )
      )
        mistakes.push(`a button covers the ${name}`)
    }
    if (Math.abs(distortion - 1) > 0.02) mistakes.push(`the picture has ${distortion} times its ratio`)
    if (height < minPx && width < innerWidth / 2) mistakes.push(`the picture is only ${width} × ${height} px`)
    if (parts.caption.top < parts.picture.bottom - 0.5) mistakes.push('the caption is over the picture')
    return mistakes
  }, minHeightPx)
}

test('A gallery has no gap between its pictures when it is shown on a desktop', async ({ site }) => {
  await site.page.setViewportSize(DESKTOP)
  for (const { path } of galleries) {
    await site.open(`${path}${STILL_SKY}&motion=still`)
    expect(await picturesAtGaps(site.page), path).toEqual([])
  }
})

test('The tallest and the widest picture fit with caption and buttons in every window when they are open', async ({
  site,
}) => {
  const { page } = site
  for (const { path } of galleries) {
    await site.open(`${path}${STILL_SKY}&motion=still`)
    for (const index of await extremePictures(page)) {
      await page.locator('main a:has(img)').nth(index).click()
      for (const window of WINDOWS) {
        await page.setViewportSize(window)
        expect(
          await mistakesInLightbox(page, MIN_HEIGHT_PX),
          `${path} in ${window.width} × ${window.height}`,
        ).toEqual([])
      }
      await page.setViewportSize(DESKTOP)
      await page.keyboard.press('Escape')
    }
  }
})

test('The lightbox closes when the page beside its picture is clicked, and not when the picture is clicked', async ({
  site,
}) => {
  const { page } = site
  const [first] = galleries
  await site.open(`${first?.path}${STILL_SKY}&motion=still`)
  await page.locator('main a:has(img)').first().click()
  await page.getByRole('dialog').locator('figure img').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.mouse.click(DESKTOP.width / 2, 8)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
