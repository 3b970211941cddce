import { gzipSync } from 'node:zlib'
import type { CDPSession, Response } from 'playwright/test'
import { violations } from '../helpers/axe.ts'
import { EditorPage } from '../helpers/editor.ts'
import { expect, test } from '../helpers/site.ts'
import { REDUCED_MOTION, TOUCH_PHONE } from '../helpers/windows.ts'

test.use({ ...TOUCH_PHONE, ...REDUCED_MOTION })

const BYTES_PER_KB = 1000
/** Only a browser knows which scripts and typefaces an editor loads when it opens. */
const MAX_SCRIPTS_KB = 255
/** The typefaces of the site, and those of the edited page, which the small preview shows. */
const MAX_TYPEFACES_KB = 60

/** The compressed size of the loaded scripts and typefaces, kB. The typeface of a template is a module with a data URL. */
async function sizesKb(responses: readonly Response[]) {
  const sizes = { scripts: 0, typefaces: 0 }
  for (const response of responses) {
    const isScript = response.url().endsWith('.js')
    if (!isScript && !response.url().endsWith('.woff2')) continue
    const body = await response.body()
    const isTypeface = !isScript || body.includes('data:font/woff2')
    sizes[isTypeface ? 'typefaces' : 'scripts'] += (isScript ? gzipSync(body) : body).length / BYTES_PER_KB
  }
  return sizes
}

/** Taps or swipes with one finger. Playwright's `tap` cannot swipe. @param path of the finger, CSS px of the window */
async function touch(devTools: CDPSession, path: readonly { x: number; y: number }[]): Promise<void> {
  const [start, ...furtherPoints] = path
  if (!start) return
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] })
  for (const point of furtherPoints)
    await devTools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] })
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('On a phone, the editor is small, shows its page beside the form and alone, and can be used by touch', async ({
  site,
}) => {
  const { page } = site
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await site.open('/editor/1?motion=still')
  const editor = new EditorPage(page)
  const { preview, dialog } = editor
  const lastLink = preview.locator('[data-field="links.3"]')
  const lastLabel = editor.field('links.3.label')
  const scrollRangePx = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)

  await test.step('It loads few scripts and typefaces', async () => {
    await site.settled()
    const { scripts, typefaces } = await sizesKb(responses)
    expect.soft(scripts).toBeLessThanOrEqual(MAX_SCRIPTS_KB)
    expect.soft(typefaces).toBeLessThanOrEqual(MAX_TYPEFACES_KB)
  })

  await test.step('A small preview shows the page, away from the focused field, and grows when it is tapped', async () => {
    const frame = page.locator('#editor-preview iframe')
    const docked = async () => {
      const box = await frame.boundingBox()
      if (!box) throw new Error('there is no preview')
      return box
    }
    await expect(preview.locator('h1')).toHaveText('Ophelia Vane')
    expect.soft(await docked()).toMatchObject({ width: 96, height: 170 })
    const tabs = await page.locator('[data-bar="bottom"]').boundingBox()
    expect.soft((await docked()).y + 170).toBeLessThan(tabs?.y ?? 0)
    // A field at the place of the preview.
    await editor.field('bio').focus()
    await editor.field('bio').evaluate((field) => field.scrollIntoView({ block: 'end', behavior: 'instant' }))
    const covers = () =>
      editor.field('bio').evaluate((field) => {
        const [a, b] = [field, document.querySelector('iframe')].map((each) => each?.getBoundingClientRect())
        return a && b
          ? a.bottom > b.top && b.bottom > a.top && getComputedStyle(field).visibility === 'visible'
          : false
      })
    await expect.poll(covers).toBe(false)
    await editor.button('Enlarge the preview').tap()
    await expect.poll(async () => (await docked()).width).toBe(390)
    await expect.soft(editor.field('name')).toBeHidden()
    // A tap beside all parts of the page.
    await page.touchscreen.tap(8, 400)
    await expect(editor.field('name')).toBeVisible()
    // The end of the form can be scrolled above the preview.
    await editor.unfold('In searches and chats')
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    const lastPart = await page.locator('#group-searches-fields').boundingBox()
    expect.soft((lastPart?.y ?? 0) + (lastPart?.height ?? 0)).toBeLessThanOrEqual((await docked()).y)
    await editor.unfold('You')
    await page.evaluate(() => scrollTo(0, 0))
  })

  await test.step('The form begins with the name, just below the bar, and the saving status is empty until a field is changed', async () => {
    const bar = await page.locator('[data-bar="top"]').boundingBox()
    const name = await editor.field('name').boundingBox()
    expect.soft((name?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0)).toBeLessThanOrEqual(120)
    // A phone has no wheel.
    await expect.soft(page.getByText('or use the sliders below.')).toBeVisible()
    await expect.soft(editor.saving).toHaveText('')
    await editor.field('name').fill('On the way')
    await editor.waitUntilSaved()
    await expect.soft(editor.saving).toHaveText('Saved in this browser')
  })

  await test.step('The preview has its own tab, and the form keeps its place meanwhile', async () => {
    await editor.unfold('Links')
    await editor.links.getByRole('listitem').last().scrollIntoViewIfNeeded()
    const scrollYOfForm = await page.evaluate(() => scrollY)
    expect(scrollYOfForm).toBeGreaterThan(0)
    await editor.press('Preview')
    await expect(preview.locator('h1')).toHaveText('On the way')
    await expect.soft(editor.field('name')).toBeHidden()
    await expect.soft(page.getByRole('group', { name: 'Preview as on a' })).toBeHidden()
    await editor.press('Edit')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrollYOfForm)
  })

  await test.step('The preview fills the space between the bars, and nothing around it scrolls', async () => {
    const boxOf = async (selector: string) => {
      const box = await page.locator(selector).boundingBox()
      if (!box) throw new Error(`${selector} is hidden`)
      return box
    }
    await editor.press('Preview')
    for (const [width, height] of [
      [320, 568],
      [844, 390],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect.poll(async () => (await boxOf('#editor-preview iframe')).width).toBe(width)
      const [frame, topBar, bottomBar] = [
        await boxOf('#editor-preview iframe'),
        await boxOf('[data-bar="top"]'),
        await boxOf('[data-bar="bottom"]'),
      ]
      expect.soft(topBar.y).toBe(0)
      expect.soft(frame.y).toBeCloseTo(topBar.y + topBar.height, 0)
      expect.soft(frame.y + frame.height).toBeCloseTo(bottomBar.y, 0)
      expect.soft(bottomBar.y + bottomBar.height).toBeCloseTo(height, 0)
      expect.soft(await scrollRangePx()).toBe(0)
      await expect.soft(editor.button('Export')).toBeInViewport({ ratio: 1 })
    }
    expect.soft(await preview.locator('html').evaluate(() => innerWidth)).toBe(390)
    expect.soft(await violations(page)).toEqual([])
  })

  await test.step('After a swipe, a tap on a link of the preview focuses its field', async () => {
    const devTools = await page.context().newCDPSession(page)
    await expect(lastLink).not.toBeInViewport()
    await touch(
      devTools,
      Array.from({ length: 12 }, (_, step) => ({ x: 195, y: 700 - step * 50 })),
    )
    await expect(lastLink).toBeInViewport({ ratio: 1 })
    const box = await lastLink.boundingBox()
    await touch(devTools, [{ x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }])
    await expect(lastLabel).toBeFocused()
    await expect(lastLabel).toBeInViewport({ ratio: 1 })
    expect.soft(await scrollRangePx()).toBeGreaterThan(0)
  })

  await test.step('The preview opens at the link that was edited last', async () => {
    await editor.unfold('You')
    await editor.field('tagline').fill('First a change above')
    await editor.press('Preview')
    await expect(preview.locator('.tagline')).toBeInViewport()
    await preview.locator('body').evaluate(() => scrollTo(0, 0))
    await expect(lastLink).not.toBeInViewport()
    await editor.press('Edit')
    await editor.unfold('Links')
    await lastLabel.fill('A newer name')
    await editor.press('Preview')
    await expect(lastLink).toContainText('A newer name')
    await expect(lastLink).toBeInViewport({ ratio: 1 })
    await editor.press('Edit')
  })

  await test.step('The small preview is above a toast', async () => {
    await editor.press('Remove A newer name')
    const overlapPx = async () => {
      const dock = await page.locator('#editor-preview iframe').boundingBox()
      const toast = await editor.toast('Removed “A newer name”.').boundingBox()
      return dock && toast ? dock.y + dock.height - toast.y : Number.NaN
    }
    await expect.poll(overlapPx).toBeLessThanOrEqual(0)
    await editor.undoOfToast.tap()
    await expect(lastLink).toContainText('A newer name')
  })

  await test.step('The page is exported by touch, with the steps for a phone', async () => {
    await editor.button('Export').tap()
    await editor.confirmExport('tap')
    await expect(editor.exportDone).toBeVisible()
    await expect.soft(dialog.getByText(/^No file in your downloads\?/)).toBeVisible()
    await expect.soft(dialog.getByRole('radio', { name: 'Cloudflare Drop' })).toBeChecked()
  })
})
