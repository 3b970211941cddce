import type { Locator } from 'playwright/test'
import { fill } from '../../src/lib/fill.ts'
import { violations } from '../helpers/axe.ts'
import { EditorPage, openEditor, phonePhotograph } from '../helpers/editor.ts'
import { LONG_RUN, longRunIf, repeatsTemplate } from '../helpers/longRun.ts'
import { needs } from '../helpers/needs.ts'
import { expect, type Site, test } from '../helpers/site.ts'
import { editorWords, hosts, TEMPLATE_IDS } from '../helpers/siteModules.ts'
import { FIRST_TEMPLATE } from '../helpers/templates.ts'
import { TOUCH_PHONE } from '../helpers/windows.ts'

needs('editors')

/** A part is still after this many frames without a movement. */
const STILL_FRAMES = 4

/** Waits until a part of the preview does not move: a focused field scrolls the preview smoothly to its part. */
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

for (const template of TEMPLATE_IDS)
  test(
    `A press on the preview of template ${template} focuses the field of the pressed element`,
    longRunIf(repeatsTemplate(template)),
    async ({ site }) => {
      await site.page.setViewportSize({ width: 1280, height: 900 })
      const editor = await openEditor(site, template)
      await editor.press(editorWords.music.add)
      await editor.field('music.0.url').fill('https://vimeo.com/76979871')
      const fieldOfPart = {
        name: 'name',
        tagline: 'tagline',
        bio: 'bio',
        portrait: 'portrait',
        'music.0': 'music.0.url',
        'links.1': 'links.1.label',
      }
      for (const [part, path] of Object.entries(fieldOfPart)) {
        // Visitors press a player on its summary.
        const pressedChild = part === 'music.0' ? ' summary' : ''
        await pressInPreview(editor, `[data-field="${part}"]${pressedChild}`)
        await expect(editor.field(path)).toBeFocused()
      }
    },
  )

test('Each template’s preview is as wide as its card, and the buttons are equally high and break no word, when the other templates are offered', async ({
  site,
}) => {
  const editor = await openEditor(site, FIRST_TEMPLATE)
  await editor.press(editorWords.look.other)
  const cards = editor.dialog.getByRole('listitem')
  await expect(cards).toHaveCount(TEMPLATE_IDS.length)
  const buttonHeights = new Set<number | undefined>()
  for (const card of await cards.all()) {
    const frameBox = await card.locator('iframe').boundingBox()
    const cardBox = await card.boundingBox()
    const buttonBox = await card.getByRole('button').boundingBox()
    buttonHeights.add(buttonBox?.height)
    expect(Math.abs((frameBox?.width ?? 0) - (cardBox?.width ?? 1))).toBeLessThanOrEqual(2)
    const brokenWords = await card.getByRole('button').evaluate((button) => {
      const [textNode] = button.childNodes
      const range = document.createRange()
      const countLines = (from: number, to: number) => {
        range.setStart(textNode as Node, from)
        range.setEnd(textNode as Node, to)
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      }
      // A word is a run of letters and combining marks, as in 'हिन्दी'.
      const words = [...(textNode?.textContent ?? '').matchAll(/[\p{L}\p{M}]+/gu)]
      return words
        .filter(({ index, 0: word }) => countLines(index, index + word.length) > 1)
        .map(([word]) => word)
    })
    expect(brokenWords).toEqual([])
  }
  expect(buttonHeights.size).toBe(1)
})

test('Previews of other templates have an Arabic font when the name is in Arabic', async ({ site }) => {
  const editor = await openEditor(site, FIRST_TEMPLATE)
  await editor.field('name').fill('مقهى القمر')
  await editor.press(editorWords.look.other)
  const cards = editor.dialog.getByRole('listitem')
  await expect(cards).toHaveCount(TEMPLATE_IDS.length)
  for (const card of await cards.all()) {
    const body = card.locator('iframe').contentFrame().locator('body')
    const hasArabicFont = () =>
      body.evaluate(() => [...document.fonts].some(({ unicodeRange }) => /U\+600/.test(unicodeRange)))
    await expect.poll(hasArabicFont).toBe(true)
  }
})

test('The portrait moves and zooms, and its sliders appear, when it is dragged and the wheel is turned', async ({
  site,
}) => {
  const editor = await openEditor(site, FIRST_TEMPLATE)
  const { mouse } = site.page
  await editor.field('portrait').setInputFiles({
    name: 'me.jpg',
    mimeType: 'image/jpeg',
    buffer: await phonePhotograph(),
  })
  const crop = site.page.locator('[data-portrait-crop]')
  const zoom = editor.field('portraitPlace.zoom')
  const verticalPlace = editor.field('portraitPlace.y')
  await expect(editor.preview.locator('.portrait img')).toHaveJSProperty('naturalHeight', 720)
  await expect(site.page.getByText(editorWords.picture.dragHint, { exact: true })).toBeVisible()
  // A tall picture shows a part near its top, where the head is.
  await expect(editor.preview.locator('.portrait img')).toHaveCSS('object-position', '50% 25%')
  await expect(zoom).toBeHidden()
  await crop.hover()
  // The wheel scrolls the page until the portrait is pressed. Then it zooms until the pointer leaves.
  await mouse.wheel(0, 40)
  await expect(zoom).toHaveValue('1')
  await crop.hover()
  await mouse.down()
  await mouse.wheel(0, -200)
  await expect.poll(async () => Number(await zoom.inputValue())).toBeGreaterThan(1.2)
  await expect(zoom).toBeVisible()
  const before = Number(await verticalPlace.inputValue())
  const box = await crop.boundingBox()
  // Up from the middle: the circle then shows a lower part of the picture.
  await mouse.move((box?.x ?? 0) + 70, (box?.y ?? 0) + 20, { steps: 4 })
  await mouse.up()
  expect(Number(await verticalPlace.inputValue())).toBeGreaterThan(before)
  const scale = () =>
    editor.preview.locator('.portrait img').evaluate((image) => Number(getComputedStyle(image).scale))
  await expect.poll(scale).toBeCloseTo(Number(await zoom.inputValue()), 1)
  expect(await violations(site.page)).toEqual([])
  // Wheel and drag are one undo step, or several if a busy machine takes a second between two events.
  await expect(async () => {
    await editor.undo.click()
    await expect(zoom).toHaveValue('1', { timeout: 1000 })
  }).toPass()
  // The summary above the sliders folds them.
  await site.page.getByText(editorWords.picture.adjust, { exact: true }).press('Enter')
  await expect(zoom).toBeHidden()
})

test(
  'The export shows the steps of the chosen host, and keeps the choice when it opens again',
  LONG_RUN,
  async ({ site }) => {
    test.skip(hosts.length < 2, 'There are no two hosts to choose from')
    const editor = await openEditor(site, FIRST_TEMPLATE)
    const steps = editor.dialog.locator('ol > li')
    const openExport = async () => {
      await editor.press(editorWords.toolbar.export)
      await editor.exportAnyway.click()
      await expect(editor.exportDone).toBeVisible()
    }
    await openExport()
    await expect(steps).toHaveText([...(hosts[0]?.steps ?? [])])
    const radios = editor.dialog.getByRole('radio')
    for (const [index, { name, url, takesZip, steps: hostSteps }] of hosts.entries()) {
      await radios.nth(index).check()
      await expect(steps).toHaveText([...hostSteps])
      const hostLink = editor.dialog.getByRole('link', {
        name: fill(editorWords.export.host, { host: name }),
      })
      if (url) await expect(hostLink).toHaveAttribute('href', url)
      const label = radios.nth(index).locator('..')
      await expect(label).toContainText(name)
      if (takesZip === true) await expect(label).toContainText(editorWords.export.takesZip)
      if (takesZip === false) await expect(label).toContainText(editorWords.export.takesFolder)
    }
    expect(await violations(site.page)).toEqual([])
    await editor.dialogButton(editorWords.editor.close).click()
    await openExport()
    await expect(radios.last()).toBeChecked()
  },
)

test(
  'A reloaded tab opens its own draft when another tab has a newer draft',
  LONG_RUN,
  async ({ site, context }) => {
    const first = await openEditor(site, FIRST_TEMPLATE)
    await first.field('name').fill('From the first')
    await first.waitUntilSaved()
    const second = new EditorPage(await context.newPage())
    await second.page.goto(site.at(`/editor/${FIRST_TEMPLATE}?motion=still`))
    await expect(second.field('name')).toHaveValue('From the first')
    await second.field('name').fill('From the second')
    await second.waitUntilSaved()

    await first.page.reload()
    await expect(first.field('name')).toHaveValue('From the first')
    await second.page.reload()
    await expect(second.field('name')).toHaveValue('From the second')
    await second.drafts.click()
    await expect(second.dialog.getByRole('listitem')).toHaveCount(2)
  },
)

test('A removed portrait is restored, in the preview too, when the undo of its toast is pressed', async ({
  site,
}) => {
  const editor = await openEditor(site, FIRST_TEMPLATE)
  const { page, undoOfToast } = editor
  const { picture } = editorWords
  const file = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await phonePhotograph() }
  await editor.field('portrait').setInputFiles(file)
  await editor.field('portrait.alt').fill('Ada')
  const portrait = page.locator('[data-picture-field="portrait"]')
  await portrait.getByRole('button', { name: picture.remove, exact: true }).click()
  await expect(editor.toast(picture.removed)).toBeVisible()
  await expect(editor.field('portrait')).toBeFocused()
  await expect(editor.field('portrait.alt')).toHaveCount(0)
  await undoOfToast.click()
  await expect(editor.field('portrait.alt')).toHaveValue('Ada')
  await expect(editor.preview.getByAltText('Ada')).toHaveJSProperty('naturalHeight', 720)
})

test.describe('On a phone,', () => {
  test.use(TOUCH_PHONE)

  const openOnPhone = async (site: Site) => {
    await site.open(`/editor/${FIRST_TEMPLATE}?motion=still`)
    return new EditorPage(site.page)
  }

  test('the form begins on the first screen, and the saving status is empty until a field is changed', async ({
    site,
  }) => {
    const editor = await openOnPhone(site)
    await expect(editor.field('name')).toBeInViewport({ ratio: 1 })
    // A phone has no wheel.
    await expect(editor.page.getByText(editorWords.picture.touchHint, { exact: true })).toBeVisible()
    await expect(editor.saving).toHaveAttribute('data-saving', 'fresh')
    await expect(editor.saving).toHaveText('')
    await editor.field('name').fill('Ada')
    await editor.waitUntilSaved()
    await expect(editor.saving).not.toHaveText('')
  })

  test('the preview is as wide as the window, and a tap on an element focuses its field', async ({
    site,
  }) => {
    const editor = await openOnPhone(site)
    await editor.press(editorWords.editor.preview)
    await expect(editor.preview.locator('h1')).not.toBeEmpty()
    await expect(editor.page.getByRole('group', { name: editorWords.preview.name })).toBeHidden()
    const frame = await editor.page.locator('#editor-preview iframe').boundingBox()
    expect(frame?.width).toBe(TOUCH_PHONE.viewport.width)
    expect(await editor.preview.locator('html').evaluate(() => innerWidth)).toBe(TOUCH_PHONE.viewport.width)
    await waitUntilStill(editor.preview.locator('[data-field="tagline"]'))
    await editor.preview.locator('[data-field="tagline"]').tap()
    await expect(editor.field('tagline')).toBeFocused()
    await expect(editor.field('tagline')).toBeInViewport({ ratio: 1 })
  })
})
