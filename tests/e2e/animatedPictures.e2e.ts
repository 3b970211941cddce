import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Locator } from 'playwright/test'
import sharp from 'sharp'
import { contentFolder } from '../../src/build/contentFolder.ts'
import { galleries } from '../../src/site/content.ts'
import { picturesOf } from '../../src/site/paintings.ts'
import { text } from '../../src/site/text.ts'
import { expect, QUIET, type Site, test } from '../helpers/site.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The first animated picture of the galleries, and the path of its page. In other formats, pages are no animation. */
async function findAnimation() {
  for (const gallery of galleries)
    for (const { src } of picturesOf(gallery)) {
      const file = join(contentFolder(root), 'pictures', src)
      // A picture of a template is elsewhere, and none of these is animated.
      if (!existsSync(file)) continue
      const { format, pages = 1 } = await sharp(file).metadata()
      if (pages > 1 && (format === 'gif' || format === 'webp')) return { path: gallery.path, src }
    }
  return undefined
}

const animation = await findAnimation()

test.beforeEach(() => test.skip(animation === undefined, 'No gallery has an animated picture'))

/** The picture on its page. */
async function openPicture(site: Site): Promise<Locator> {
  await site.open(`${animation?.path}${QUIET}`)
  const picture = site.page.locator(`[data-picture="${animation?.src}"] img`)
  await picture.scrollIntoViewIfNeeded()
  return picture
}

/** Expects the picture to show a file of all frames, or one of a single frame. */
async function expectMoving(picture: Locator, isMoving: boolean): Promise<void> {
  const shown = async () => {
    const address = await picture.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc)
    if (!address) return undefined
    const file = await picture.page().request.get(address)
    return ((await sharp(await file.body()).metadata()).pages ?? 1) > 1
  }
  await expect.poll(shown).toBe(isMoving)
}

test('An animated picture moves on its page and in the lightbox, and stops when the visitor chooses Still', async ({
  site,
}) => {
  const picture = await openPicture(site)
  await expectMoving(picture, true)
  const box = await picture.boundingBox()
  await site.page.getByRole('radio', { name: text.motion.still, exact: true }).check({ force: true })
  await expectMoving(picture, false)
  expect(await picture.boundingBox()).toEqual(box)
  await site.page.getByRole('radio', { name: text.motion.full, exact: true }).check({ force: true })
  await expectMoving(picture, true)
  await picture.click()
  await expectMoving(site.page.locator('dialog figure img'), true)
})

test('An animated picture stands still under reduced motion, until the visitor chooses Full', async ({
  site,
}) => {
  await site.page.emulateMedia({ reducedMotion: 'reduce' })
  const picture = await openPicture(site)
  await expectMoving(picture, false)
  await site.page.getByRole('radio', { name: text.motion.full, exact: true }).check({ force: true })
  await expectMoving(picture, true)
})

test.describe('Without a script,', () => {
  test.use({ javaScriptEnabled: false })

  test('an animated picture moves unless the system asks for reduced motion', async ({ site }) => {
    const picture = await openPicture(site)
    const shown = () => picture.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc)
    await expect.poll(shown).toMatch(/-moving\.webp$/)
    await site.page.emulateMedia({ reducedMotion: 'reduce' })
    await expect.poll(shown).not.toMatch(/-moving\.webp$/)
  })
})
