import type { CDPSession, Page } from 'playwright/test'
import { fill } from '../../src/lib/fill.ts'
import { phoneSteps, sortForPhone } from '../../src/site/publishing/hosts.ts'
import { violations } from '../helpers/axe.ts'
import { EditorPage } from '../helpers/editor.ts'
import { LONG_RUN } from '../helpers/longRun.ts'
import { needs } from '../helpers/needs.ts'
import { expect, type Site, test } from '../helpers/site.ts'
import { editorWords, hosts, TEMPLATE_IDS } from '../helpers/siteModules.ts'
import { FIRST_TEMPLATE } from '../helpers/templates.ts'
import { TOUCH_PHONE } from '../helpers/windows.ts'

needs('editors')

test.use(TOUCH_PHONE)

/** Opens an editor with its preview. */
async function openPreview(site: Site): Promise<EditorPage> {
  await site.open(`/editor/${FIRST_TEMPLATE}?motion=still`)
  const editor = new EditorPage(site.page)
  await editor.press(editorWords.editor.preview)
  await expect(editor.preview.locator('h1')).not.toBeEmpty()
  return editor
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

/** The page's scroll range, CSS px; 0 if it does not scroll. */
function scrollRangePx(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
}

for (const [width, height] of [
  [390, 844],
  [320, 568],
  [844, 390],
] as const)
  test(`The preview fills the space between the bars, and the page around it does not scroll, when the window is ${width} × ${height} px`, async ({
    site,
  }) => {
    const { page } = site
    await page.setViewportSize({ width, height })
    const editor = await openPreview(site)
    const boxOf = async (selector: string) => {
      const box = await page.locator(selector).boundingBox()
      if (!box) throw new Error(`${selector} is hidden`)
      return box
    }
    const [frame, topBar, bottomBar] = [
      await boxOf('#editor-preview iframe'),
      await boxOf('[data-bar="top"]'),
      await boxOf('[data-bar="bottom"]'),
    ]
    expect(frame.width).toBe(width)
    expect(topBar.y).toBe(0)
    expect(frame.y).toBeCloseTo(topBar.y + topBar.height, 0)
    expect(frame.y + frame.height).toBeCloseTo(bottomBar.y, 0)
    expect(bottomBar.y + bottomBar.height).toBeCloseTo(height, 0)
    expect(await scrollRangePx(page)).toBe(0)
    await expect(editor.button(editorWords.toolbar.export)).toBeInViewport({ ratio: 1 })
    await expect(page.locator('footer')).toBeHidden()
    expect(await violations(page)).toEqual([])
    await editor.press(editorWords.editor.edit)
    await expect(page.locator('footer')).toBeVisible()
    expect(await scrollRangePx(page)).toBeGreaterThan(0)
  })

test('The form keeps its place while the preview is open', async ({ site }) => {
  const editor = await openPreview(site)
  const { page } = site
  await editor.press(editorWords.editor.edit)
  await editor.links.scrollIntoViewIfNeeded()
  const scrollYOfForm = await page.evaluate(() => scrollY)
  expect(scrollYOfForm).toBeGreaterThan(0)
  await editor.press(editorWords.editor.preview)
  await editor.press(editorWords.editor.edit)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrollYOfForm)
})

test('A tap on the preview focuses the field of the tapped link when the preview was swiped before', async ({
  site,
}) => {
  const editor = await openPreview(site)
  const { page } = site
  const devTools = await page.context().newCDPSession(page)
  const last = editor.preview.locator('[data-field^="links."]').last()
  const part = await last.getAttribute('data-field')
  await expect(last).not.toBeInViewport()
  await touch(
    devTools,
    Array.from({ length: 12 }, (_, step) => ({ x: 195, y: 700 - step * 50 })),
  )
  await expect(last).toBeInViewport({ ratio: 1 })
  const box = await last.boundingBox()
  await touch(devTools, [{ x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }])
  await expect(editor.field(`${part}.label`)).toBeFocused()
})

test('The preview shows the link that was edited last when it opens', async ({ site }) => {
  const editor = await openPreview(site)
  const last = editor.preview.locator('[data-field^="links."]').last()
  const part = await last.getAttribute('data-field')
  await expect(last).not.toBeInViewport()
  await editor.press(editorWords.editor.edit)
  await editor.field(`${part}.label`).fill('A newer name')
  await editor.press(editorWords.editor.preview)
  await expect(last).toContainText('A newer name')
  await expect(last).toBeInViewport({ ratio: 1 })
})

test(
  'The export first shows a host that accepts the ZIP, with the reason, when it is opened on a phone',
  LONG_RUN,
  async ({ site }) => {
    const [first, second] = sortForPhone(hosts)
    test.skip(first === undefined || first === hosts[0], 'The order of the hosts fits a phone')
    await site.open(`/editor/${FIRST_TEMPLATE}?motion=still`)
    const editor = new EditorPage(site.page)
    const reason = editor.dialog.getByText(fill(editorWords.export.phoneHost, { host: first?.name ?? '' }))
    await editor.press(editorWords.toolbar.export)
    await editor.confirmExport()
    await expect(editor.exportDone).toBeVisible()
    await expect(editor.dialog.getByRole('radio').first()).toBeChecked()
    await expect(editor.dialog.getByRole('radio').first().locator('..')).toContainText(first?.name ?? '')
    await expect(editor.dialog.locator('ol > li')).toHaveText([...(first ? phoneSteps(first) : [])])
    await expect(reason).toBeVisible()
    expect(await violations(site.page)).toEqual([])
    await editor.dialog.getByRole('radio').nth(1).check()
    await expect(editor.dialog.locator('ol > li')).toHaveText([...(second ? phoneSteps(second) : [])])
  },
)

test('The dialogs fit a small phone, and their close button stays in view when they are scrolled', async ({
  site,
}) => {
  const { page } = site
  await page.setViewportSize({ width: 320, height: 568 })
  await site.open(`/editor/${FIRST_TEMPLATE}?motion=still`)
  const editor = new EditorPage(page)
  const buttons = [
    editor.drafts,
    editor.button(editorWords.toolbar.export),
    ...(TEMPLATE_IDS.length > 1 ? [editor.button(editorWords.look.other)] : []),
  ]
  for (const button of buttons) {
    await button.tap()
    const last = editor.dialog.locator(':scope > :last-child')
    await expect(last).toBeVisible()
    const overflowPx = await editor.dialog.evaluate(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    )
    expect(overflowPx).toBe(0)
    // Scrolls again while the dialog grows, because its pictures and previews load one after the other.
    await expect(async () => {
      await editor.dialog.evaluate((dialog) => dialog.scrollTo({ top: dialog.scrollHeight }))
      await expect(last).toBeInViewport({ timeout: 500 })
    }).toPass()
    expect(await violations(page)).toEqual([])
    const close = editor.dialogButton(editorWords.editor.close)
    await expect(close).toBeInViewport({ ratio: 1 })
    // The head of the dialog touches its border of 1 px, so no content shows above the head.
    const headBox = await close.locator('..').boundingBox()
    const dialogBox = await editor.dialog.boundingBox()
    expect(headBox?.y).toBeCloseTo((dialogBox?.y ?? 0) + 1, 0)
    await close.tap()
    await expect(editor.dialog).toHaveCount(0)
  }
})
