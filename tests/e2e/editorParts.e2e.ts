import { violations } from '../helpers/axe.ts'
import { drawnPicture } from '../helpers/drawnPicture.ts'
import { openEditor, unzipped } from '../helpers/editor.ts'
import { LONG_RUN } from '../helpers/longRun.ts'
import { needs } from '../helpers/needs.ts'
import { expect, test } from '../helpers/site.ts'
import { editorWords } from '../helpers/siteModules.ts'
import { FIRST_TEMPLATE } from '../helpers/templates.ts'

needs('editors')

const PLAYER_CODE =
  '<iframe title="vimeo-player" src="https://player.vimeo.com/video/76979871"></iframe><p><a href="https://vimeo.com/76979871">Low Water</a></p>'

test(
  'A player’s empty title is filled when its code is pasted, and its picture is kept by an export and an import',
  LONG_RUN,
  async ({ site }) => {
    const editor = await openEditor(site, FIRST_TEMPLATE)
    const url = editor.field('music.0.url')
    const title = editor.field('music.0.title')
    const cover = editor.preview.locator('[data-field="music.0"] summary')
    await editor.press(editorWords.editor.blank)
    await editor.press(editorWords.music.add)
    await expect(url).toBeFocused()
    await url.fill(PLAYER_CODE)
    await expect(url).toHaveValue('https://player.vimeo.com/video/76979871')
    await expect(title).toHaveValue('Low Water')
    await expect(cover).toContainText('Low Water')
    await editor.undo.click()
    await expect(url).toHaveValue('')
    await editor.redo.click()
    await title.fill('High Water')
    // The pasted code does not replace a title that the user typed.
    await url.fill(PLAYER_CODE)
    await expect(title).toHaveValue('High Water')

    const png = await drawnPicture(800, 450).png().toBuffer()
    await editor
      .field('music.0.picture')
      .setInputFiles({ name: 'still.png', mimeType: 'image/png', buffer: png })
    // The editor scales the picture.
    await expect(cover.locator('img')).toHaveJSProperty('naturalWidth', 720)
    // The picture of a player without a title needs an alternative text. The page always has other findings too.
    const asksForAltText = async (newTitle: string) => {
      await title.fill(newTitle)
      await editor.press(editorWords.toolbar.export)
      await expect(editor.exportAnyway).toBeVisible()
      const count = await editor.dialog.getByText(editorWords.check.alt).count()
      await editor.dialogButton(editorWords.editor.close).click()
      return count > 0
    }
    expect(await asksForAltText('')).toBe(true)
    expect(await asksForAltText('High Water')).toBe(false)
    await editor.field('music.0.picture.alt').fill('A beach')
    expect(await violations(site.page)).toEqual([])

    const { zip } = await editor.exportPage()
    const html = new TextDecoder().decode(unzipped(zip)['index.html'])
    expect(html).toContain('alt="A beach"')
    expect(html).toMatch(/<details>\s*<summary>/)
    await editor.importFile('site.zip', zip)
    await expect(title).toHaveValue('High Water')
    expect((await editor.exportPage()).zip).toEqual(zip)
  },
)

test('Blocks are the same after an export and an import when they were added and written by keyboard', async ({
  site,
}) => {
  const editor = await openEditor(site, FIRST_TEMPLATE)
  const { page } = site
  const {
    blocks,
    links,
    editor: { blank },
  } = editorWords
  await editor.press(blank)
  await editor.press(links.add)
  await page.keyboard.type('My shop')
  await editor.field('links.0.url').fill('https://shop.example.com')
  const add = async (name: string) => {
    await page.getByText(blocks.add, { exact: true }).press('Enter')
    await editor.button(name).press('Enter')
  }
  await add(blocks.addParagraph)
  await expect(editor.field('links.1.text')).toBeFocused()
  await page.keyboard.type('I answer every letter.')
  await add(blocks.addQuestion)
  await expect(editor.field('links.2.label')).toBeFocused()
  await page.keyboard.type('Where are you?')
  await page.keyboard.press('Tab')
  await page.keyboard.type('By the sea.')
  await add(blocks.addColumns)
  await page.keyboard.type('Hours')
  for (const cell of ['Monday', 'closed', 'Tuesday', '9 to 17', '']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(cell)
  }
  const list = editor.preview.locator('[data-field="links.3"]')
  await expect(list.locator('dl > div')).toHaveText(['Mondayclosed', 'Tuesday9 to 17'])
  await expect(editor.preview.locator('[data-field="links.1"]')).toHaveText('I answer every letter.')
  await expect(editor.preview.locator('[data-field="links.2"] summary')).toHaveText('Where are you?')
  expect(await violations(page)).toEqual([])

  // `links.3.rows` is the first cell. An emptied row stays until the focus leaves the list.
  await editor.field('links.3.rows').fill('')
  await editor.field('links.3.rows.0.second').fill('')
  await expect(editor.field('links.3.rows.1.first')).toHaveValue('Tuesday')
  await editor.field('links.3.label').focus()
  await expect(editor.field('links.3.rows')).toHaveValue('Tuesday')
  await editor.undo.click()
  await expect(editor.field('links.3.rows')).not.toHaveValue('Tuesday')
  await editor.redo.click()

  await editor.itemButton(editorWords.items.up, 'Hours').click()
  await expect(editor.field('links.2.rows')).toHaveValue('Tuesday')
  await editor.preview.locator('[data-field="links.1"] p').dispatchEvent('click')
  await expect(editor.field('links.1.text')).toBeFocused()

  const { zip } = await editor.exportPage()
  await editor.importFile('site.zip', zip)
  await expect(editor.field('links.3.text')).toHaveValue('By the sea.')
  expect((await editor.exportPage()).zip).toEqual(zip)
})
