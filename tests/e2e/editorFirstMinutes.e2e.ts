import type { Locator } from 'playwright/test'
import { fill } from '../../src/lib/fill.ts'
import { templates } from '../../src/site/content.ts'
import { editorWords } from '../../src/site/editorWords.ts'
import { hosts } from '../../src/site/lists.ts'
import { TEMPLATE_IDS } from '../../src/site/templateFolders.ts'
import { text } from '../../src/site/text.ts'
import { FORM_GROUPS } from '../../src/templates/fields/formGroups.ts'
import { NETWORK_NAMES } from '../../src/templates/networks.ts'
import { violations } from '../helpers/axe.ts'
import { EditorPage, openEditor, photograph } from '../helpers/editor.ts'
import { needs } from '../helpers/needs.ts'
import { expect, QUIET, type Site, test } from '../helpers/site.ts'
import { FIRST_TEMPLATE } from '../helpers/templates.ts'
import { textPattern } from '../helpers/textPattern.ts'

needs('editors')

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** A part is still after this many frames without a movement. */
const STILL_FRAMES = 4

/** Waits until a part of the preview does not move: focusing a field scrolls the preview smoothly to its part. */
async function waitUntilStill(part: Locator): Promise<void> {
  await part.evaluate(
    (element, frames) =>
      new Promise<void>((resolve) => {
        let [top, still] = [Number.NaN, 0]
        const check = () => {
          const now = element.getBoundingClientRect().top
          still = now === top ? still + 1 : 0
          top = now
          if (still < frames) requestAnimationFrame(check)
          else resolve()
        }
        check()
      }),
    STILL_FRAMES,
  )
}

/** Presses the middle of a part of the preview with the mouse: the topmost element there gets the press. */
async function pressInPreview({ page, preview }: EditorPage, selector: string): Promise<void> {
  const shown = preview.locator(selector).first()
  await waitUntilStill(shown)
  await shown.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await waitUntilStill(shown)
  const frame = await page.locator('#editor-preview iframe').boundingBox()
  if (!frame) throw new Error('there is no preview')
  // Playwright does not know that the frame is scaled.
  const place = await shown.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: (x + width / 2) / innerWidth, y: (y + height / 2) / innerHeight }
  })
  await page.mouse.click(frame.x + place.x * frame.width, frame.y + place.y * frame.height)
}

for (const template of TEMPLATE_IDS)
  test(`A press on the preview of template ${template} focuses the field of the pressed element`, async ({
    site,
  }) => {
    await site.page.setViewportSize({ width: 1280, height: 900 })
    const editor = await openEditor(site, template)
    await editor.press(editorWords.music.add)
    await editor.field('music.0.url').fill('https://vimeo.com/76979871')
    const fields = {
      name: 'name',
      tagline: 'tagline',
      bio: 'bio',
      portrait: 'portrait',
      'music.0': 'music.0.url',
      'links.1': 'links.1.label',
    }
    for (const [mark, path] of Object.entries(fields)) {
      const inside = mark === 'music.0' ? ' summary' : ''
      await pressInPreview(editor, `[data-field="${mark}"]${inside}`)
      await expect(editor.field(path)).toBeFocused()
    }
  })

test('A press on "A blank page" can be undone, and only unused parts are offered', async ({ site }) => {
  const editor = await openEditor(site, FIRST_TEMPLATE)
  const { blank, sample, begun } = editorWords.editor
  const sampleName = await editor.field('name').inputValue()
  await expect(editor.button(sample)).toHaveCount(0)
  await editor.press(blank)
  await expect(editor.field('name')).toHaveValue('')
  await expect(editor.button(blank)).toHaveCount(0)
  await expect(editor.button(sample)).toBeVisible()
  await editor.toasts.getByRole('button', { name: editorWords.toolbar.undo, exact: true }).click()
  await expect(editor.field('name')).toHaveValue(sampleName)
  await expect(editor.toast(begun)).toHaveCount(0)
  await editor.press(blank)
  await expect(editor.toast(begun)).toBeVisible()
  await editor.field('name').fill('Ada')
  // Undo would revert the name too.
  await expect(editor.toast(begun)).toHaveCount(0)
  for (const offer of [blank, sample]) await expect(editor.button(offer)).toHaveCount(0)
})

test('The page in another look fills its card, and its button breaks no word', async ({ site }) => {
  const editor = await openEditor(site, FIRST_TEMPLATE)
  await editor.press(editorWords.look.other)
  const cards = editor.dialog.getByRole('listitem')
  await expect(cards).toHaveCount(TEMPLATE_IDS.length)
  for (const card of await cards.all()) {
    const frame = card.locator('iframe')
    const [frameBox, cardBox] = [await frame.boundingBox(), await frame.locator('..').boundingBox()]
    expect(Math.abs((frameBox?.width ?? 0) - (cardBox?.width ?? 1))).toBeLessThanOrEqual(2)
    const broken = await card.getByRole('button').evaluate((button) => {
      const [text] = button.childNodes
      const range = document.createRange()
      const lines = (from: number, to: number) => {
        range.setStart(text as Node, from)
        range.setEnd(text as Node, to)
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      }
      const words = [...(text?.textContent ?? '').matchAll(/[\p{L}\p{M}]+/gu)]
      return words.filter(({ index, 0: word }) => lines(index, index + word.length) > 1).map(([word]) => word)
    })
    expect(broken).toEqual([])
  }
})

test('A portrait moves by a drag and comes nearer by the wheel, and its sliders show then', async ({
  site,
}) => {
  const editor = await openEditor(site, FIRST_TEMPLATE)
  const { mouse } = site.page
  await editor.field('portrait').setInputFiles({
    name: 'me.jpg',
    mimeType: 'image/jpeg',
    buffer: await photograph(),
  })
  const crop = site.page.locator('[data-portrait-crop]')
  const [zoom, down] = [editor.field('portraitPlace.zoom'), editor.field('portraitPlace.y')]
  await expect(editor.preview.locator('.portrait img')).toHaveJSProperty('naturalHeight', 720)
  await expect(zoom).toBeHidden()
  await crop.hover()
  // A wheel turn that only scrolls past the portrait does not zoom it.
  await mouse.wheel(0, 40)
  await expect(zoom).toHaveValue('1')
  await crop.hover()
  await mouse.down()
  await mouse.wheel(0, -200)
  await expect.poll(async () => Number(await zoom.inputValue())).toBeGreaterThan(1.2)
  await expect(zoom).toBeVisible()
  const before = Number(await down.inputValue())
  const box = await crop.boundingBox()
  await mouse.move((box?.x ?? 0) + 70, (box?.y ?? 0) + 20, { steps: 4 })
  await mouse.up()
  expect(Number(await down.inputValue())).toBeGreaterThan(before)
  const scale = () =>
    editor.preview.locator('.portrait img').evaluate((image) => Number(getComputedStyle(image).scale))
  await expect.poll(scale).toBeCloseTo(Number(await zoom.inputValue()), 1)
  expect(await violations(site.page)).toEqual([])
  // Wheel and drag are one undo step, or two if a busy machine takes a second between them.
  await expect(async () => {
    await editor.undo.click()
    await expect(zoom).toHaveValue('1', { timeout: 1000 })
  }).toPass()
  await site.page.getByText(editorWords.picture.adjust, { exact: true }).press('Enter')
  await expect(zoom).toBeHidden()
})

test('The steps after an export are those of the chosen host, which stays chosen', async ({ site }) => {
  test.skip(hosts.length < 2, 'the owner lists no hosts')
  const editor = await openEditor(site, FIRST_TEMPLATE)
  const shown = editor.dialog.locator('ol > li')
  const open = async () => {
    await editor.press(editorWords.toolbar.export)
    await editor.exportAnyway.click()
    await expect(editor.exportDone).toBeVisible()
  }
  await open()
  await expect(shown).toHaveText([...(hosts[0]?.steps ?? [])])
  const radios = editor.dialog.getByRole('radio')
  for (const [index, { name, url, takesZip, steps }] of hosts.entries()) {
    await radios.nth(index).check()
    await expect(shown).toHaveText([...steps])
    const hostLink = editor.dialog.getByRole('link', { name: fill(editorWords.export.host, { host: name }) })
    if (url) await expect(hostLink).toHaveAttribute('href', url)
    const label = radios.nth(index).locator('..')
    await expect(label).toContainText(name)
    if (takesZip === true) await expect(label).toContainText(editorWords.export.takesZip)
    if (takesZip === false) await expect(label).toContainText(editorWords.export.takesFolder)
  }
  expect(await violations(site.page)).toEqual([])
  await editor.dialogButton(editorWords.editor.close).click()
  await open()
  await expect(radios.last()).toBeChecked()
})

test('A tab that is reloaded opens its own draft again, also when another tab has a newer one', async ({
  site,
  context,
}) => {
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
})

test('A text in another script offers its language, and a press sets it', async ({ site }) => {
  const editor = await openEditor(site, FIRST_TEMPLATE)
  const offer = editor.page.getByRole('button', { name: textPattern(editorWords.form.useLanguageRtl) })
  await expect(offer).toHaveCount(0)
  await editor.press(editorWords.editor.blank)
  await editor.field('name').fill('مقهى القمر')
  await offer.click()
  await expect(editor.field('language')).toHaveValue('ar')
  await expect(editor.preview.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(offer).toHaveCount(0)
  // The first column of a list is on the right, as on the page.
  await editor.page.getByText(editorWords.blocks.add, { exact: true }).click()
  await editor.press(editorWords.blocks.addColumns)
  const column = async (name: string) =>
    (await editor.page.getByLabel(fill(name, { number: 1 })).boundingBox())?.x ?? 0
  expect(await column(editorWords.blocks.first)).toBeGreaterThan(await column(editorWords.blocks.second))
})

test('An empty title or description shows its default', async ({ site }) => {
  const editor = await openEditor(site, FIRST_TEMPLATE)
  await editor.press(editorWords.editor.blank)
  await editor.field('name').fill('Ada Night')
  await editor.field('tagline').fill('Letters')
  await expect(editor.field('title')).toHaveAttribute('placeholder', 'Ada Night')
  await expect(editor.field('description')).toHaveAttribute('placeholder', 'Letters')
})

test('A link to a profile can become an icon, and a link again', async ({ site }) => {
  const editor = await openEditor(site, FIRST_TEMPLATE)
  await editor.press(editorWords.editor.blank)
  await editor.press(editorWords.links.add)
  await editor.field('links.0.url').fill('https://www.tiktok.com/@ada/video/1')
  await expect(editor.button(editorWords.links.asIcon)).toHaveCount(0)
  await editor.field('links.0.url').fill('https://www.tiktok.com/@ada')
  await editor.press(editorWords.links.asIcon)
  await expect(editor.field('socials.0.url')).toBeFocused()
  await expect(editor.field('socials.0.network')).toHaveValue('tiktok')
  expect(await editor.labels()).toEqual([])
  await expect(editor.preview.getByRole('link', { name: NETWORK_NAMES.tiktok })).toBeVisible()
  await editor.toasts.getByRole('button', { name: editorWords.toolbar.undo, exact: true }).click()
  await expect(editor.field('links.0.url')).toHaveValue('https://www.tiktok.com/@ada')
  await expect(editor.field('socials.0.url')).toHaveCount(0)
})

test('A page link opens in another browser as a draft, only once', async ({ site, browser }) => {
  const editor = await openEditor(site, FIRST_TEMPLATE)
  await editor.field('name').fill('Ada & the night')
  await editor.drafts.click()
  await editor.dialogButton(editorWords.send.make).click()
  await expect(editor.dialog.getByRole('img', { name: editorWords.send.code })).toBeVisible()
  const shown = editor.dialog.getByLabel(editorWords.send.link, { exact: true })
  await expect(shown).toBeFocused()
  const link = await shown.inputValue()

  const elsewhere = await browser.newContext()
  const other = new EditorPage(await elsewhere.newPage())
  await other.page.goto(link)
  await other.field('name').waitFor()
  // Without waiting: the sample is never visible in between.
  expect(await other.field('name').inputValue()).toBe('Ada & the night')
  await expect(other.toast(editorWords.send.received)).toBeVisible()
  await other.waitUntilSaved()
  await other.page.reload()
  await expect(other.field('name')).toHaveValue('Ada & the night')
  await other.drafts.click()
  await expect(other.dialog.getByRole('listitem')).toHaveCount(1)
  await other.page.keyboard.press('Escape')

  await other.page.goto(link.slice(0, -30))
  await expect(other.toast(editorWords.send.broken)).toBeVisible()
  await expect(other.field('name')).toHaveValue('Ada & the night')
  await elsewhere.close()
})

test('The visible part of the form is marked in the list of parts', async ({ site }) => {
  const editor = await openEditor(site, FIRST_TEMPLATE)
  const marked = editor.page
    .getByRole('navigation', { name: editorWords.editor.parts })
    .locator('[aria-current]')
  await expect(marked).toHaveText(FORM_GROUPS.you)
  await editor.field('links.0.label').scrollIntoViewIfNeeded()
  await editor.page.getByRole('region', { name: FORM_GROUPS.links, exact: true }).scrollIntoViewIfNeeded()
  await editor.links.evaluate((list) => list.scrollIntoView())
  await expect(marked).toHaveText(FORM_GROUPS.links)
  await expect(marked).toBeInViewport({ ratio: 1 })
})

test('Each card of the shop with an editor links to it', async ({ site }) => {
  await site.open(`/shop${QUIET}`)
  for (const { title, editorLink } of templates) {
    const link = site.page.getByRole('link', { name: `${text.template.openEditor} ${title}`, exact: true })
    if (editorLink) await expect(link).toHaveAttribute('href', site.linkTo(editorLink))
    else await expect(link).toHaveCount(0)
  }
})

test.describe('On a phone', () => {
  test.use(PHONE)

  const openOnPhone = async (site: Site) => {
    await site.open(`/editor/${FIRST_TEMPLATE}?motion=still`)
    return new EditorPage(site.page)
  }

  test('the form begins on the first screen, and shows no saving status before a change', async ({
    site,
  }) => {
    const editor = await openOnPhone(site)
    await expect(editor.field('name')).toBeInViewport({ ratio: 1 })
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
    expect(frame?.width).toBe(PHONE.viewport.width)
    expect(await editor.preview.locator('html').evaluate(() => innerWidth)).toBe(PHONE.viewport.width)
    await waitUntilStill(editor.preview.locator('[data-field="tagline"]'))
    await editor.preview.locator('[data-field="tagline"]').tap()
    await expect(editor.field('tagline')).toBeFocused()
    await expect(editor.field('tagline')).toBeInViewport({ ratio: 1 })
  })

  test('a folded link leaves room for its name, and has the buttons that move it once it is unfolded', async ({
    site,
  }) => {
    const editor = await openOnPhone(site)
    await editor.press(editorWords.editor.blank)
    const names = Array.from({ length: 13 }, (_, index) => `A long name of link ${index + 1}`)
    await editor.press(editorWords.links.paste)
    await editor.dialog
      .locator('textarea')
      .fill(names.map((name, index) => `${name} https://shop.example.com/${index}`).join('\n'))
    await editor.dialogButton(fill(editorWords.links.addMany, { count: names.length })).click()
    const [name = ''] = names.slice(1)
    const row = editor.links.getByRole('listitem').nth(1)
    const summary = row.locator('summary').first()
    expect((await summary.boundingBox())?.width).toBeGreaterThan(130)
    expect((await row.boundingBox())?.height).toBeLessThan(64)
    const up = editor.itemButton(editorWords.items.up, name)
    await expect(up).toBeHidden()
    await expect(editor.itemButton(editorWords.items.remove, name)).toBeVisible()
    await summary.tap()
    await expect(up).toBeVisible()
    await up.tap()
    expect((await editor.labels())[0]).toBe(name)
  })

  test('the choice of a beginning keeps its height when it goes away', async ({ site }) => {
    const editor = await openOnPhone(site)
    const choice = editor.page.locator('fieldset', { hasText: editorWords.editor.begin })
    await editor.press(editorWords.editor.blank)
    const height = (await choice.boundingBox())?.height
    await editor.field('name').fill('Ada')
    await expect(choice).toBeHidden()
    expect((await choice.boundingBox())?.height).toBe(height)
  })

  test('a folded link with a long name is as wide as the form, and its removal leaves the next one folded', async ({
    site,
  }) => {
    const editor = await openOnPhone(site)
    await editor.press(editorWords.editor.blank)
    const names = Array.from({ length: 13 }, (_, index) => `The name of link ${index}, ${'long '.repeat(12)}`)
    await editor.press(editorWords.links.paste)
    await editor.dialog
      .locator('textarea')
      .fill(names.map((name, index) => `${name} https://shop.example.com/${index}`).join('\n'))
    await editor.dialogButton(fill(editorWords.links.addMany, { count: names.length })).click()
    const row = editor.links.getByRole('listitem').nth(3)
    const { x = 0, width = 0 } = (await row.boundingBox()) ?? {}
    expect(x + width).toBeLessThan(PHONE.viewport.width)
    await row.getByRole('button').last().tap()
    const next = editor.links.getByRole('listitem').nth(3).locator('summary').first()
    await expect(next).toContainText('link 4')
    await expect(next).toBeFocused()
    await expect(editor.field('links.3.label')).toBeHidden()
  })
})
