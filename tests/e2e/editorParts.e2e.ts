import { editorWords } from '../../src/site/editorWords.ts'
import { violations } from '../helpers/axe.ts'
import { drawnPicture } from '../helpers/drawnPicture.ts'
import { openEditor, unzipped } from '../helpers/editor.ts'
import { needs } from '../helpers/needs.ts'
import { expect, test } from '../helpers/site.ts'
import { FIRST_TEMPLATE } from '../helpers/templates.ts'

needs('editors')

const CODE =
  '<iframe title="vimeo-player" src="https://player.vimeo.com/video/76979871"></iframe><p><a href="https://vimeo.com/76979871">Low Water</a></p>'

test('A player takes its title from the code that is pasted, and has a picture until it is pressed', async ({
  site,
}) => {
  const editor = await openEditor(site, FIRST_TEMPLATE)
  const [url, title] = [editor.field('music.0.url'), editor.field('music.0.title')]
  const face = editor.preview.locator('[data-field="music.0"] summary')
  await editor.press(editorWords.music.add)
  await expect(url).toBeFocused()
  await url.fill(CODE)
  await expect(url).toHaveValue('https://player.vimeo.com/video/76979871')
  await expect(title).toHaveValue('Low Water')
  await expect(face).toContainText('Low Water')
  await editor.undo.click()
  await expect(url).toHaveValue('')
  await editor.redo.click()
  await title.fill('High Water')
  // A title of one's own stays.
  await url.fill(CODE)
  await expect(title).toHaveValue('High Water')

  const png = await drawnPicture(800, 450).png().toBuffer()
  await editor
    .field('music.0.picture')
    .setInputFiles({ name: 'still.png', mimeType: 'image/png', buffer: png })
  await expect(face.locator('img')).toHaveJSProperty('naturalWidth', 720)
  await editor.press(editorWords.toolbar.export)
  await expect(editor.dialog.getByText(editorWords.check.alt, { exact: true })).toBeVisible()
  await editor.dialogButton(editorWords.editor.close).click()
  await editor.field('music.0.picture.alt').fill('A beach')
  expect(await violations(site.page)).toEqual([])

  const { zip } = await editor.exported()
  const html = new TextDecoder().decode(unzipped(zip)['index.html'])
  expect(html).toContain('alt="A beach"')
  expect(html).toMatch(/<details>\s*<summary>/)
  await editor.importFile('site.zip', zip)
  await expect(title).toHaveValue('High Water')
  expect((await editor.exported()).zip).toEqual(zip)
})
