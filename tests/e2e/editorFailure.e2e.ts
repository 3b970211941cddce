import { words } from '../../src/site/words.ts'
import { EditorPage, openEditor, unzipped } from '../helpers/editor.ts'
import { needs } from '../helpers/needs.ts'
import { previewAddress } from '../helpers/previewAddress.ts'
import { expect, test } from '../helpers/site.ts'
import { translatePage } from '../helpers/translatePage.ts'

test.use({ viewport: { width: 1280, height: 900 } })
needs('editors')

test('An editor that fails says that the draft is saved, and offers the ZIP and a reload', async ({
  site,
}) => {
  const editor = await openEditor(site, '1')
  const { page } = site
  await page.evaluate(() => {
    // Some function of the browser that an extension took away.
    Object.defineProperty(Intl, 'DateTimeFormat', { value: undefined })
  })
  await editor.field('name').fill('Typed before it failed')
  await page.getByRole('button', { name: /^Drafts/ }).click()
  await expect(page.getByRole('alert')).toContainText('Your draft is saved')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the page as a ZIP' }).click()
  expect((await saved).suggestedFilename()).toBe('typed-before-it-failed.zip')
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(editor.field('name')).toHaveValue('Typed before it failed')
  await site.expectSaid([/not a constructor/])
})

test('A preview that does not come, or cannot show a page, says so, and is loaded again', async ({
  site,
}) => {
  const { page } = site
  let isThere = false
  await page.route(previewAddress(), (route) =>
    isThere ? route.continue() : route.fulfill({ contentType: 'text/html', body: '<h1>Not found</h1>' }),
  )
  await site.open('/editor/2?motion=still')
  const editor = new EditorPage(page)
  await editor.field('name').fill('Shown in the end')
  await expect(page.locator('[data-preview]')).toContainText('has not caught up')
  isThere = true
  await page.getByRole('button', { name: 'Load the preview again' }).click()
  await expect(editor.preview.locator('h1')).toHaveText('Shown in the end')
  await expect(page.locator('[data-preview=fine]')).toBeEmpty()

  await page
    .frames()
    .find((each) => each.url() === previewAddress())
    ?.evaluate(() => {
      DOMParser.prototype.parseFromString = () => {
        throw new Error('too much')
      }
    })
  await editor.field('name').fill('Not shown yet')
  await expect(page.locator('[data-preview]')).toContainText('cannot show the page as it is now')
  await page.getByRole('button', { name: 'Load the preview again' }).click()
  await expect(editor.preview.locator('h1')).toHaveText('Not shown yet')
  await expect(page.locator('[data-preview=fine]')).toBeEmpty()
  await site.expectSaid([/cannot be shown/])
})

test('Words go to the field that they are pasted or dropped into, also with a picture beside them', async ({
  site,
  context,
}) => {
  const editor = await openEditor(site, '1')
  const { page } = site
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    canvas.getContext('2d')?.fillRect(0, 0, 9, 9)
    const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
    if (!picture) throw new Error('there is no picture')
    const words = new Blob(['Words of a table'], { type: 'text/plain' })
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': words, 'image/png': picture })])
  })
  await editor.field('tagline').fill('')
  await page.keyboard.press('Control+v')
  await expect(editor.field('tagline')).toHaveValue('Words of a table')
  await page.getByRole('button', { name: 'Undo' }).focus()
  await page.keyboard.press('Control+v')
  await expect(editor.announcement).not.toContainText('made from')

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

test('The whole editor bears a browser that translates it', async ({ site }) => {
  const editor = await openEditor(site, '3')
  const { page } = site
  await translatePage(page)
  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click()
  const inDialog = (name: string | RegExp) => editor.dialog.getByRole('button', { name }).first().click()

  await editor.field('name').fill('Translated')
  await press('Add a link')
  await editor.field('links.0.label').fill('A link')
  await press('Move A link down')
  await press('Remove A link')
  await press('Undo')
  await press('Redo')
  await press('Add a profile')
  await editor.field('colours.text').fill('#888888')
  await editor.field('colours.ground').fill('#777777')
  await press(/^Text: use #\w{6}$/)
  await editor.field('effects.strength').fill('40')
  await expect(page.getByText('How strong: 40 %')).toBeVisible()
  await press('Desktop')

  await press(/^Drafts/)
  await inDialog('Duplicate')
  await expect(editor.dialog.getByRole('listitem')).toHaveCount(2)
  await editor.dialog.getByLabel('Name of this draft').fill('Renamed')
  await inDialog('Rename')
  await expect(editor.dialog.getByRole('listitem').filter({ hasText: 'Renamed' })).toContainText('Open here')
  await inDialog('Delete My page')
  await inDialog('Put back My page')
  await inDialog('Open My page')
  await expect(editor.field('name')).toHaveValue('Translated')
  await press(/^Drafts/)
  await inDialog('Start again')
  await expect(editor.toasts).toContainText('Yours is still among the drafts')
  await press('Dismiss')
  const { zip } = await editor.exported()
  await editor.importFile('site.zip', zip)
  await expect(editor.toasts).toContainText('Your page was imported')
  await editor.importFile('index.html', unzipped(zip)['index.html'] ?? new Uint8Array())
  await expect(editor.toasts).toContainText('holds no pictures')
  await press(/^Drafts/)
  await editor.dialog.locator('input[type=file]').setInputFiles({
    name: 'no.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from('no'),
  })
  await expect(editor.dialog.locator('[data-toasts]')).toContainText('neither a ZIP')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: words.template.back }).click()
  await expect(editor.field('name')).toHaveCount(0)
})
