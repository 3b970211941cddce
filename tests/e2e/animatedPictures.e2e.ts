import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Locator } from 'playwright/test'
import sharp from 'sharp'
import { contentFolder } from '../../src/build/content/contentFolder.ts'
import { expect, type Site, STILL_SKY, test } from '../helpers/site.ts'
import { galleries, picturesOf, text } from '../helpers/siteModules.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The galleries' first GIF or WebP with several frames, and the path of its page. */
async function findAnimation() {
  for (const gallery of galleries)
    for (const { src } of picturesOf(gallery)) {
      const file = join(contentFolder(root), 'pictures', src)
      // A gallery may also show pictures from a template's folder. Those are skipped.
      if (!existsSync(file)) continue
      const { format, pages = 1 } = await sharp(file).metadata()
      if (pages > 1 && (format === 'gif' || format === 'webp')) return { path: gallery.path, src }
    }
  return undefined
}

const animation = await findAnimation()

test.beforeEach(() => test.skip(animation === undefined, 'No gallery has an animated picture'))

async function openPageOfPicture(site: Site): Promise<Locator> {
  await site.open(`${animation?.path}${STILL_SKY}`)
  const picture = site.page.locator(`[data-picture="${animation?.src}"] img`)
  await picture.scrollIntoViewIfNeeded()
  return picture
}

/** Forced, because the choices accept no press until the pointer is over the control. */
const chooseMotion = (site: Site, name: string) =>
  site.page.getByRole('radio', { name, exact: true }).check({ force: true })

const currentSrcOf = (picture: Locator) => picture.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc)

/** Expects that the displayed file of a picture has several frames, or one frame if `isAnimated` is false. */
async function expectAnimated(picture: Locator, isAnimated: boolean): Promise<void> {
  const hasSeveralFrames = async () => {
    const address = await currentSrcOf(picture)
    if (!address) return undefined
    const response = await picture.page().request.get(address)
    const { pages = 1 } = await sharp(await response.body()).metadata()
    return pages > 1
  }
  await expect.poll(hasSeveralFrames).toBe(isAnimated)
}

test('An animated picture moves on its page and in the lightbox, and stops when the visitor chooses Still', async ({
  site,
}) => {
  const picture = await openPageOfPicture(site)
  await expectAnimated(picture, true)
  const box = await picture.boundingBox()
  await chooseMotion(site, text.motion.still)
  await expectAnimated(picture, false)
  expect(await picture.boundingBox()).toEqual(box)
  await chooseMotion(site, text.motion.full)
  await expectAnimated(picture, true)
  await picture.click()
  await expectAnimated(site.page.locator('dialog figure img'), true)
})

test('An animated picture stops under reduced motion until the visitor chooses Full', async ({ site }) => {
  await site.page.emulateMedia({ reducedMotion: 'reduce' })
  const picture = await openPageOfPicture(site)
  await expectAnimated(picture, false)
  await chooseMotion(site, text.motion.full)
  await expectAnimated(picture, true)
})

test.describe('Without a script,', () => {
  test.use({ javaScriptEnabled: false })

  test('an animated picture moves until the system asks for reduced motion', async ({ site }) => {
    const picture = await openPageOfPicture(site)
    await expect.poll(() => currentSrcOf(picture)).toMatch(/-moving\.webp$/)
    await site.page.emulateMedia({ reducedMotion: 'reduce' })
    await expect.poll(() => currentSrcOf(picture)).not.toMatch(/-moving\.webp$/)
  })
})
