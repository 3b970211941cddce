import type { Locator } from 'playwright/test'
import { type EditorPage, openEditor } from '../helpers/editor.ts'
import { expect, test } from '../helpers/site.ts'
import { EDITOR_WINDOW } from '../helpers/windows.ts'

test.use(EDITOR_WINDOW)

/** A part is still after this many frames without a movement. */
const STILL_FRAMES = 4

/** Waits until a part of the preview does not move: a focused field scrolls the preview to its part. */
async function waitUntilStill(part: Locator): Promise<void> {
  await part.evaluate(
    (element, frames) =>
      new Promise<void>((resolve) => {
        let previousTop = Number.NaN
        let stillFrames = 0
        const check = () => {
          const { top } = element.getBoundingClientRect()
          stillFrames = top === previousTop ? stillFrames + 1 : 0
          previousTop = top
          if (stillFrames < frames) requestAnimationFrame(check)
          else resolve()
        }
        check()
      }),
    STILL_FRAMES,
  )
}

/** Clicks the middle of a part of the preview. The topmost element at that place gets the click. */
async function pressInPreview({ page, preview }: EditorPage, selector: string): Promise<void> {
  const part = preview.locator(selector).first()
  await waitUntilStill(part)
  await part.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await waitUntilStill(part)
  const frame = await page.locator('#editor-preview iframe').boundingBox()
  if (!frame) throw new Error('there is no preview')
  // Playwright does not know that the frame is scaled.
  const place = await part.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: (x + width / 2) / innerWidth, y: (y + height / 2) / innerHeight }
  })
  await page.mouse.click(frame.x + place.x * frame.width, frame.y + place.y * frame.height)
}

test('In the first minutes, the editor shows the sample, leads from the preview to the form, and takes pasted and dragged texts', async ({
  site,
  context,
}) => {
  const editor = await openEditor(site, '1')
  const { page } = site

  await test.step('The sample is in the form and in the preview, as in the picture', async () => {
    await expect.soft(editor.field('name')).toHaveValue('Ophelia Vane')
    await expect.soft(editor.preview.locator('h1')).toHaveText('Ophelia Vane')
    await expect
      .soft(editor.preview.locator('.link-label'))
      .toHaveText(['My newest song', 'Commissions', 'The crypt shop', 'Portfolio'])
    await editor.preview.locator('body').evaluate(async () => {
      await Promise.all([...document.images].map((image) => image.decode()))
      await document.fonts.ready
    })
    await page.evaluate(() => document.fonts.ready)
    const clip = { x: 0, y: 0, width: 1280, height: 780 }
    await expect
      .soft(page)
      .toHaveScreenshot('editor.png', { maxDiffPixelRatio: 0.015, animations: 'allow', clip })
    await expect.soft(page.locator('#editor-preview iframe')).toBeInViewport({ ratio: 0.99 })
  })

  await test.step('A press on a part of the preview focuses its field', async () => {
    await editor.unfold('Music and films')
    await editor.press('Add a song or a film')
    await editor.field('music.0.url').fill('https://vimeo.com/76979871')
    for (const [part, field] of [
      ['[data-field="name"]', 'name'],
      ['[data-field="tagline"]', 'tagline'],
      ['[data-field="bio"]', 'bio'],
      ['[data-field="portrait"]', 'portrait'],
      // Visitors press a player on its summary.
      ['[data-field="music.0"] summary', 'music.0.url'],
      ['[data-field="links.1"]', 'links.1.label'],
    ] as const) {
      await pressInPreview(editor, part)
      await expect.soft(editor.field(field)).toBeFocused()
    }
  })

  await test.step('A text that is pasted together with a picture goes into the field, as from a table', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.evaluate(async () => {
      const canvas = document.createElement('canvas')
      canvas.getContext('2d')?.fillRect(0, 0, 9, 9)
      const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
      if (!picture) throw new Error('there is no picture')
      const table = new Blob(['Words of a table'], { type: 'text/plain' })
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': table, 'image/png': picture })])
    })
    await editor.unfold('You')
    await editor.field('tagline').fill('')
    await page.keyboard.press('Control+v')
    await expect(editor.field('tagline')).toHaveValue('Words of a table')
    // Outside a field, too, the editor ignores a picture that comes with a text.
    await editor.undo.focus()
    await page.keyboard.press('Control+v')
    await expect(editor.announcement).not.toContainText('made from')
  })

  await test.step('A dragged text goes into the field where it is dropped', async () => {
    await editor.field('name').fill('')
    await editor.field('tagline').selectText()
    await editor
      .field('name')
      .evaluate((field) => field.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const from = await editor.field('tagline').boundingBox()
    const to = await editor.field('name').boundingBox()
    if (!from || !to) throw new Error('there is nothing to drag')
    await page.mouse.move(from.x + 30, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(from.x + 40, from.y - 10, { steps: 4 })
    await page.mouse.move(to.x + 30, to.y + to.height / 2, { steps: 4 })
    await page.mouse.up()
    await expect(editor.field('name')).toHaveValue('Words of a table')
  })
})
