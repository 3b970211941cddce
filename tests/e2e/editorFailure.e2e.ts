import { fill } from '../../src/lib/fill.ts'
import { EditorPage, openEditor, unzipped } from '../helpers/editor.ts'
import { LONG_RUN } from '../helpers/longRun.ts'
import { needs } from '../helpers/needs.ts'
import { previewAddress } from '../helpers/previewAddress.ts'
import { expect, test } from '../helpers/site.ts'
import { editorWords, text } from '../helpers/siteModules.ts'
import { FIRST_TEMPLATE, SECOND_TEMPLATE, THIRD_TEMPLATE } from '../helpers/templates.ts'
import { textPattern } from '../helpers/textPattern.ts'
import { translatePage } from '../helpers/translatePage.ts'

test.use({ viewport: { width: 1280, height: 900 } })
needs('editors')

test('The editor shows that the draft is saved, and offers the ZIP and a reload, when it throws', async ({
  site,
}) => {
  const editor = await openEditor(site, FIRST_TEMPLATE)
  const { page } = site
  await page.evaluate(() => {
    // The list of drafts formats dates, so it throws. An extension may remove such a function.
    Object.defineProperty(Intl, 'DateTimeFormat', { value: undefined })
  })
  await editor.field('name').fill('Typed before it failed')
  await editor.drafts.click()
  await expect(page.getByRole('alert')).toContainText(editorWords.editor.failedSaved)
  const saved = page.waitForEvent('download')
  await editor.press(editorWords.editor.saveZip)
  expect((await saved).suggestedFilename()).toBe('typed-before-it-failed.zip')
  await editor.press(editorWords.editor.reload)
  await expect(editor.field('name')).toHaveValue('Typed before it failed')
  await site.expectConsole([/not a constructor/])
})

test('The preview shows a message and can be loaded again when it does not load or cannot render', async ({
  site,
}) => {
  const { page } = site
  let isServed = false
  await page.route(previewAddress(), (route) =>
    isServed ? route.continue() : route.fulfill({ contentType: 'text/html', body: '<h1>Not found</h1>' }),
  )
  await site.open(`/editor/${SECOND_TEMPLATE}?motion=still`)
  const editor = new EditorPage(page)
  await editor.field('name').fill('Shown in the end')
  await expect(page.locator('[data-preview]')).toContainText(editorWords.preview.late)
  isServed = true
  await editor.press(editorWords.preview.again)
  await expect(editor.preview.locator('h1')).toHaveText('Shown in the end')
  await expect(page.locator('[data-preview=fine]')).toBeEmpty()

  await page
    .frames()
    .find((frame) => frame.url() === previewAddress())
    ?.evaluate(() => {
      DOMParser.prototype.parseFromString = () => {
        throw new Error('too much')
      }
    })
  await editor.field('name').fill('Not shown yet')
  await expect(page.locator('[data-preview]')).toContainText(editorWords.preview.failed)
  await editor.press(editorWords.preview.again)
  await expect(editor.preview.locator('h1')).toHaveText('Not shown yet')
  await expect(page.locator('[data-preview=fine]')).toBeEmpty()
  await site.expectConsole([/cannot be shown/])
})

test('Text goes into a field when it is dropped there, or pasted together with a picture', async ({
  site,
  context,
}) => {
  const editor = await openEditor(site, FIRST_TEMPLATE)
  const { page } = site
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    canvas.getContext('2d')?.fillRect(0, 0, 9, 9)
    const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
    if (!picture) throw new Error('there is no picture')
    const table = new Blob(['Words of a table'], { type: 'text/plain' })
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': table, 'image/png': picture })])
  })
  await editor.field('tagline').fill('')
  await page.keyboard.press('Control+v')
  await expect(editor.field('tagline')).toHaveValue('Words of a table')
  // Outside a field, too, the editor ignores a picture that comes with a text.
  await editor.undo.focus()
  await page.keyboard.press('Control+v')
  await expect(editor.announcement).not.toHaveText(textPattern(editorWords.picture.made))

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

test('The dialog for links shows a message when a file cannot be read', async ({ site }) => {
  const editor = await openEditor(site, FIRST_TEMPLATE)
  await site.page.evaluate(() => {
    Blob.prototype.text = () => Promise.reject(new DOMException('The file is gone.', 'NotFoundError'))
  })
  await editor.press(editorWords.links.paste)
  const name = 'bookmarks.html'
  await editor.dialog
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/html', buffer: Buffer.from('') })
  const message = fill(editorWords.import.unreadable, { name })
  await expect(editor.dialog.locator('[data-toasts]')).toContainText(message)
})

test('The editor keeps working when the browser translates it', LONG_RUN, async ({ site }) => {
  const editor = await openEditor(site, THIRD_TEMPLATE)
  const { page } = site
  await translatePage(page)
  const { drafts, form, items, links, look } = editorWords
  const press = (name: string) => editor.button(name).first().click()
  const pressInDialog = (text: string, name = '') => editor.dialogButton(fill(text, { name })).first().click()

  await editor.field('name').fill('Translated')
  await press(links.add)
  await editor.field('links.0.label').fill('A link')
  await editor.itemButton(items.down, 'A link').click()
  await editor.itemButton(items.remove, 'A link').click()
  await editor.undo.click()
  await editor.redo.click()
  await press(editorWords.profiles.add)
  await editor.field('colours.text').fill('#888888')
  await editor.field('colours.ground').fill('#777777')
  await page.getByRole('button', { name: textPattern(look.take, { colour: look.text }) }).click()
  await editor.field('effects.strength').fill('40')
  await expect(page.getByText(fill(form.strength, { percent: 40 }))).toBeVisible()
  await press(editorWords.preview.desktop)

  await editor.drafts.click()
  await pressInDialog(drafts.duplicate)
  await expect(editor.dialog.getByRole('listitem')).toHaveCount(2)
  await editor.dialog.getByLabel(drafts.name, { exact: true }).fill('Renamed')
  await pressInDialog(drafts.rename)
  await expect(editor.entryOfOpenDraft).toContainText('Renamed')
  await pressInDialog(drafts.deleteNamed, drafts.first)
  await pressInDialog(drafts.putBackNamed, drafts.first)
  await pressInDialog(drafts.openNamed, drafts.first)
  await expect(editor.field('name')).toHaveValue('Translated')
  await editor.drafts.click()
  await pressInDialog(drafts.startAgain)
  await expect(editor.toast(drafts.started)).toBeVisible()
  await editor.dismiss.click()
  const { zip } = await editor.exportPage()
  await editor.importFile('site.zip', zip)
  await expect(editor.toast(editorWords.import.done)).toBeVisible()
  await editor.importFile('index.html', unzipped(zip)['index.html'] ?? new Uint8Array())
  await expect(editor.toast(editorWords.import.withoutPictures)).toBeVisible()
  await editor.drafts.click()
  await editor.dialog.locator('input[type=file]').setInputFiles({
    name: 'no.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from('no'),
  })
  await expect(editor.dialog.locator('[data-toasts]')).toContainText(editorWords.import.noSite)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: text.template.back }).click()
  await expect(editor.field('name')).toHaveCount(0)
})
