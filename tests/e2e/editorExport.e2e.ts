import { PACK_SCRIPT } from '../helpers/builtFiles.ts'
import { openEditor, unzipped } from '../helpers/editor.ts'
import { expect, test } from '../helpers/site.ts'
import { EDITOR_WINDOW } from '../helpers/windows.ts'

test.use(EDITOR_WINDOW)

test('Offline, a page is exported, and opens again as it was, from its ZIP or from its page alone', async ({
  site,
}) => {
  const editor = await openEditor(site, '1')
  const { page } = editor
  // The editor fetches it when it is idle: on a busy machine, late.
  await expect.poll(() => site.requests.some((url) => PACK_SCRIPT.test(url))).toBe(true)
  await site.settled()
  await page.context().setOffline(true)
  const textBefore = await editor.previewText()
  const { name, zip } = await editor.exportPage()
  expect.soft(name).toBe('ophelia-vane.zip')

  await test.step('The ZIP opens as it was', async () => {
    await editor.field('name').fill('Somebody else')
    await editor.drop('ophelia-vane.zip', 'application/zip', zip)
    await expect(editor.toast(/^Your page was imported, as the draft “.*”\.$/)).toBeVisible()
    await expect.soft(editor.field('name')).toHaveValue('Ophelia Vane')
    await expect.poll(() => editor.previewText()).toBe(textBefore)
  })

  await test.step('Its page alone opens without pictures', async () => {
    await editor.importFile('index.html', unzipped(zip)['index.html'] ?? new Uint8Array())
    await expect(
      editor.toast(/An index\.html by itself has neither pictures nor hidden links: those are in the ZIP\./),
    ).toBeVisible()
    await editor.unfold('Links')
    await editor.openItem('links.1')
    await expect.soft(editor.field('links.1.url')).toHaveValue('https://commissions.example/ophelia-vane')
  })
  await page.context().setOffline(false)
})
