import { templates } from '../../src/site/content.ts'
import { editorWords } from '../../src/site/editorWords.ts'
import { TEMPLATE_IDS } from '../../src/site/templateFolders.ts'
import { text } from '../../src/site/text.ts'
import { FORM_GROUPS } from '../../src/templates/fields/formGroups.ts'
import { NETWORK_NAMES } from '../../src/templates/networks.ts'
import { EditorPage, openEditor } from '../helpers/editor.ts'
import { needs } from '../helpers/needs.ts'
import { expect, QUIET, type Site, test } from '../helpers/site.ts'
import { FIRST_TEMPLATE } from '../helpers/templates.ts'
import { textPattern } from '../helpers/textPattern.ts'

needs('editors')

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** Presses the middle of what the preview shows of a field, as a hand does: on whatever lies on top of it. */
async function pressInPreview({ page, preview }: EditorPage, mark: string): Promise<void> {
  const shown = preview.locator(`[data-field="${mark}"]`).first()
  await shown.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
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
    const fields = {
      name: 'name',
      tagline: 'tagline',
      bio: 'bio',
      portrait: 'portrait',
      'links.1': 'links.1.label',
    }
    for (const [mark, path] of Object.entries(fields)) {
      await pressInPreview(editor, mark)
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
  await editor.field('name').fill('Ada')
  for (const offer of [blank, sample]) await expect(editor.button(offer)).toHaveCount(0)
})

test('A tab that is reloaded opens its own draft again, also when another tab has a newer one', async ({
  site,
  context,
}) => {
  const first = await openEditor(site, FIRST_TEMPLATE)
  await first.field('name').fill('From the first')
  await first.saved()
  const second = new EditorPage(await context.newPage())
  await second.page.goto(site.at(`/editor/${FIRST_TEMPLATE}?motion=still`))
  await expect(second.field('name')).toHaveValue('From the first')
  await second.field('name').fill('From the second')
  await second.saved()

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
  await expect(other.field('name')).toHaveValue('Ada & the night')
  await expect(other.toast(editorWords.send.received)).toBeVisible()
  await other.saved()
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
    if (editorLink) await expect(link).toHaveAttribute('href', editorLink)
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
    await editor.saved()
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
    await editor.preview.locator('[data-field="tagline"]').tap()
    await expect(editor.field('tagline')).toBeFocused()
    await expect(editor.field('tagline')).toBeInViewport({ ratio: 1 })
  })
})
