import { violations } from '../helpers/axe.ts'
import { drawnPicture } from '../helpers/drawnPicture.ts'
import { openEditor, unzipped } from '../helpers/editor.ts'
import { expect, test } from '../helpers/site.ts'
import { EDITOR_WINDOW } from '../helpers/windows.ts'

test.use(EDITOR_WINDOW)

test('Links, blocks, a profile and a player are written by keyboard, and are the same after an export and an import', async ({
  site,
}) => {
  const editor = await openEditor(site, '1')
  const { page, preview } = editor
  const addBlock = async (name: string) => {
    await page.locator('summary', { hasText: 'Add something else' }).press('Enter')
    await editor.button(name).press('Enter')
  }

  await test.step('A link stands out, with an emoji', async () => {
    await editor.startBlank()
    await page.keyboard.type('Ada Night')
    await expect(preview.locator('h1')).toHaveText('Ada Night')
    await editor.unfold('Links')
    await editor.press('Add a link')
    await page.keyboard.type('My shop')
    await editor.field('links.0.url').fill('https://shop.example.com')
    const row = editor.links.getByRole('listitem').first()
    await row.getByText('More about this link', { exact: true }).click()
    await editor.field('links.0.emoji').fill('🌙')
    await row.getByLabel('Let it stand out', { exact: true }).check()
    await expect(preview.locator('.featured .link')).toContainText('My shop')
    await expect.soft(preview.locator('.featured .link-sign')).toHaveText('🌙')
  })

  await test.step('A paragraph, a question and a list are typed one after the other', async () => {
    await addBlock('Add a paragraph')
    await expect(editor.field('links.1.text')).toBeFocused()
    await page.keyboard.type('I answer every letter.')
    await addBlock('Add a question and its answer')
    await expect(editor.field('links.2.label')).toBeFocused()
    await page.keyboard.type('Where are you?')
    await page.keyboard.press('Tab')
    await page.keyboard.type('By the sea.')
    await addBlock('Add a list with two columns')
    await page.keyboard.type('Hours')
    for (const cell of ['Monday', 'closed', 'Tuesday', '9 to 17', '']) {
      await page.keyboard.press('Tab')
      await page.keyboard.type(cell)
    }
    await expect(preview.locator('[data-field="links.3"] dl > div')).toHaveText([
      'Mondayclosed',
      'Tuesday9 to 17',
    ])
    await expect.soft(preview.locator('[data-field="links.1"]')).toHaveText('I answer every letter.')
    await expect.soft(preview.locator('[data-field="links.2"] summary')).toHaveText('Where are you?')
    expect.soft(await violations(page)).toEqual([])
  })

  await test.step('An emptied row stays until the focus leaves the list', async () => {
    // `links.3.rows` is the first cell.
    await editor.field('links.3.rows').fill('')
    await editor.field('links.3.rows.0.second').fill('')
    await expect(editor.field('links.3.rows.1.first')).toHaveValue('Tuesday')
    await editor.field('links.3.label').focus()
    await expect(editor.field('links.3.rows')).toHaveValue('Tuesday')
    await editor.undo.click()
    await expect(editor.field('links.3.rows')).not.toHaveValue('Tuesday')
    await editor.redo.click()
    await editor.button('Move Hours up').click()
    await expect(editor.field('links.2.rows')).toHaveValue('Tuesday')
    await preview.locator('[data-field="links.1"] p').dispatchEvent('click')
    await expect(editor.field('links.1.text')).toBeFocused()
  })

  await test.step('A profile leads to the typed name, and changes its network with its address', async () => {
    await editor.unfold('Profiles')
    await editor.press('Add a profile')
    await editor.field('socials.0.url').fill('@ada')
    await expect(page.getByText('Leads to https://www.instagram.com/ada', { exact: true })).toBeVisible()
    await editor.field('socials.0.url').fill('https://www.tiktok.com/@ada')
    await editor.press('Make it a profile at TikTok')
    await expect(preview.getByRole('link', { name: 'TikTok' })).toBeVisible()
  })

  await test.step('A player has the title of its pasted code, and a picture', async () => {
    const cover = preview.locator('[data-field="music.0"] summary')
    await editor.unfold('Music and films')
    await editor.press('Add a song or a film')
    await expect(editor.field('music.0.url')).toBeFocused()
    await editor
      .field('music.0.url')
      .fill(
        '<iframe title="vimeo-player" src="https://player.vimeo.com/video/76979871"></iframe><p><a href="https://vimeo.com/76979871">Low Water</a></p>',
      )
    await expect(editor.field('music.0.url')).toHaveValue('https://player.vimeo.com/video/76979871')
    await expect(editor.field('music.0.title')).toHaveValue('Low Water')
    await expect(cover).toContainText('Low Water')
    const buffer = await drawnPicture(800, 450).png().toBuffer()
    await editor.field('music.0.picture').setInputFiles({ name: 'still.png', mimeType: 'image/png', buffer })
    // The picture is fetched when it is in view.
    await cover.scrollIntoViewIfNeeded()
    // The editor scales it.
    await expect(cover.locator('img')).toHaveJSProperty('naturalWidth', 720)
    await editor.field('music.0.picture.alt').fill('A beach')
    expect.soft(await violations(page)).toEqual([])
  })

  await test.step('The ZIP opens with all of it', async () => {
    const { zip } = await editor.exportPage()
    const html = new TextDecoder().decode(unzipped(zip)['index.html'])
    expect.soft(html).toContain('alt="A beach"')
    expect.soft(html).toMatch(/<details>\s*<summary>/)
    await editor.importFile('site.zip', zip)
    await expect(editor.field('music.0')).toHaveText('Low Water')
    await editor.unfold('Links')
    await editor.openItem('links.3')
    await expect(editor.field('links.3.text')).toHaveValue('By the sea.')
  })
})
