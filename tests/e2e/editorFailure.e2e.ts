import { UNPACK_SCRIPT } from '../helpers/builtFiles.ts'
import { EditorPage, openEditor, unzipped } from '../helpers/editor.ts'
import { LONG_RUN } from '../helpers/longRun.ts'
import { previewAddress } from '../helpers/previewAddress.ts'
import { expect, test } from '../helpers/site.ts'
import { translatePage } from '../helpers/translatePage.ts'
import { EDITOR_WINDOW } from '../helpers/windows.ts'

test.use(EDITOR_WINDOW)

const UNFETCHED =
  /^A part of the editor could not be fetched\. If you are online, reload this page: nothing is lost\. If not, try again/

test('The editor loses nothing when its preview or one of its scripts does not load, and when either throws', async ({
  site,
}) => {
  const { page } = site
  const state = page.locator('[data-preview]')
  let isPreviewServed = false
  await page.route(UNPACK_SCRIPT, (route) => route.abort())
  await page.route(previewAddress(), (route) =>
    isPreviewServed
      ? route.continue()
      : route.fulfill({ contentType: 'text/html', body: '<h1>Not found</h1>' }),
  )
  await site.open('/editor/1?motion=still')
  const editor = new EditorPage(page)

  await test.step('A preview that does not load can be loaded again', async () => {
    await editor.field('name').fill('Shown in the end')
    await expect(state).toContainText('The preview is not up to date yet.')
    isPreviewServed = true
    await editor.press('Load the preview again')
    await expect(editor.preview.locator('h1')).toHaveText('Shown in the end')
    await expect(page.locator('[data-preview=fine]')).toBeEmpty()
  })

  await test.step('A preview that cannot render can be loaded again', async () => {
    await page
      .frames()
      .find((frame) => frame.url() === previewAddress())
      ?.evaluate(() => {
        DOMParser.prototype.parseFromString = () => {
          throw new Error('too much')
        }
      })
    await editor.field('name').fill('Typed before it failed')
    await expect(state).toContainText('The preview cannot show your last change.')
    await editor.press('Load the preview again')
    await expect(editor.preview.locator('h1')).toHaveText('Typed before it failed')
    await expect(page.locator('[data-preview=fine]')).toBeEmpty()
  })
  await site.settled()
  expect(site.consoleMessages.splice(0).filter((line) => !UNPACK_SCRIPT.test(line))).toEqual([
    expect.stringContaining('cannot be shown'),
  ])

  await test.step('A dropped ZIP, whose script could not be fetched, leads to a reload or a second try', async () => {
    await editor.drop('site.zip', 'application/zip', new Uint8Array(9))
    await expect(editor.toast(UNFETCHED)).toBeVisible()
    await expect(editor.field('name')).toHaveValue('Typed before it failed')
    await editor.waitUntilSaved()
    // The browser logs each failed request for the script: before the drop, and at the drop.
    for (const line of site.consoleMessages.splice(0))
      expect(line).toMatch(new RegExp(`^error: Failed to load resource.*${UNPACK_SCRIPT.source}`))
  })

  await test.step('After an update of the site, another typeface, ‘Paste links’ and another template lead to a reload', async () => {
    await page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ status: 404 }))
    await editor.dismiss.click()
    await editor.unfold('Look')
    await editor.field('headingFont').selectOption('Pirata One')
    await expect(editor.toast(UNFETCHED)).toBeVisible()
    await editor.dismiss.click()
    await editor.unfold('Links')
    await editor.press('Paste what you have elsewhere')
    await expect(editor.dialog.getByText(UNFETCHED)).toBeVisible()
    await page.keyboard.press('Escape')
    await editor.dismiss.click()
    await editor.press('See it as another template')
    await expect(editor.dialog.getByText(UNFETCHED)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(editor.field('name')).toHaveValue('Typed before it failed')
    await page.unroute(/\/assets\/.*\.js$/)
    await page.unroute(UNPACK_SCRIPT)
    site.consoleMessages.splice(0)
  })

  await test.step('An editor that throws offers the ZIP and a reload', async () => {
    await page.evaluate(() => {
      // The list of drafts formats dates, so it throws. An extension may remove such a function.
      Object.defineProperty(Intl, 'DateTimeFormat', { value: undefined })
    })
    await editor.drafts.click()
    await expect(editor.announcement).toContainText('Your draft is saved in this browser.')
    await expect(editor.button('Reload')).toBeFocused()
    const saved = page.waitForEvent('download')
    await editor.press('Save the page as a ZIP')
    expect.soft((await saved).suggestedFilename()).toBe('typed-before-it-failed.zip')
    await editor.press('Reload')
    await expect(editor.field('name')).toHaveValue('Typed before it failed')
  })
  const messages = site.consoleMessages.splice(0)
  expect(messages.filter((line) => /not a constructor/.test(line))).toHaveLength(1)
  expect(messages.filter((line) => !/not a constructor|Failed to load resource/.test(line))).toEqual([])
})

test('The editor keeps working when the browser translates it', LONG_RUN, async ({ site }) => {
  const editor = await openEditor(site, '3')
  const { page, dialog } = editor
  await translatePage(page)

  await editor.field('name').fill('Translated')
  await editor.unfold('Links')
  await editor.press('Add a link')
  await editor.openItem('links.0')
  await editor.field('links.0.label').fill('A link')
  await editor.press('Move A link down')
  await editor.press('Remove A link')
  await editor.undo.click()
  await editor.redo.click()
  await editor.unfold('Profiles')
  await editor.press('Add a profile')
  await editor.unfold('Look')
  await editor.field('colours.text').fill('#888888')
  await editor.field('colours.ground').fill('#777777')
  await page.getByRole('button', { name: /^Text: use #/ }).click()
  await editor.unfold('Effects')
  await editor.field('effects.strength').fill('0.4')
  await expect(page.getByText('Strength: 40 %')).toBeVisible()
  await page.getByRole('button', { name: 'Desktop', exact: true }).first().click()

  await editor.drafts.click()
  await editor.dialogButton('Duplicate').click()
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  await dialog.getByLabel('Name of this draft', { exact: true }).fill('Renamed')
  await editor.dialogButton('Rename').click()
  await expect(editor.entryOfOpenDraft).toContainText('Renamed')
  await editor.dialogButton('Delete My page').click()
  await editor.dialogButton('Undo the deletion of My page').click()
  await editor.dialogButton('Open My page').click()
  await expect(editor.field('name')).toHaveValue('Translated')
  await editor.drafts.click()
  await editor.dialogButton('Start again').click()
  await expect(editor.toast(/^This is a new draft/)).toBeVisible()
  await editor.dismiss.click()
  const { zip } = await editor.exportPage()
  await editor.importFile('site.zip', zip)
  await expect(editor.toast(/^Your page was imported, as the draft “.*”\.$/)).toBeVisible()
  await editor.importFile('index.html', unzipped(zip)['index.html'] ?? new Uint8Array())
  await expect(editor.toast(/has neither pictures nor hidden links/)).toBeVisible()
  await editor.drafts.click()
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'no.zip', mimeType: 'application/zip', buffer: Buffer.from('no') })
  await expect(dialog.locator('[data-toasts]')).toContainText('This is neither a ZIP from the editor')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: '← Back to Shop' }).click()
  await expect(editor.field('name')).toHaveCount(0)
})
