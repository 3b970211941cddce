import sharp from 'sharp'
import { openEditor, phonePhotograph, unzipped } from '../helpers/editor.ts'
import { expect, test } from '../helpers/site.ts'
import { EDITOR_WINDOW } from '../helpers/windows.ts'

test.use(EDITOR_WINDOW)

/** Side of a link's picture after the editor has scaled and cropped it, px. */
const LINK_PICTURE_PX = 480

test('Pictures of the portrait, a link and the background are shown in the preview, exported and imported', async ({
  site,
}) => {
  const editor = await openEditor(site, '3')
  const { page, preview } = editor
  const shown = preview.locator('.portrait img')
  const card = preview.locator('.cards [data-field="links.1"] img.link-picture')
  const row = editor.links.getByRole('listitem').nth(1)

  await test.step('The portrait is shown at its place, and as large as its slider says', async () => {
    await editor.field('portrait').setInputFiles(await phonePhotograph())
    await expect(shown).toHaveJSProperty('naturalHeight', 720)
    await expect.soft(shown).toHaveCSS('object-position', '50% 25%')
    await page.locator('summary', { hasText: 'Place it in its circle' }).press('Enter')
    await editor.field('portraitPlace.zoom').fill('2')
    await expect(shown).toHaveCSS('transform', 'matrix(2, 0, 0, 2, 0, 0)')
  })

  await test.step('A removed portrait is shown again when its toast undoes the removal', async () => {
    await editor.field('portrait.alt').fill('Ada')
    const field = page.locator('[data-picture-field="portrait"]')
    await field.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(shown).toHaveCount(0)
    await editor.undoOfToast.click()
    await expect(preview.getByAltText('Ada')).toHaveJSProperty('naturalHeight', 720)
  })

  await test.step('The picture of a link is shown as a card, with its alternative text', async () => {
    await editor.unfold('Links')
    await editor.openItem('links.1')
    await editor.field('links.1.picture').setInputFiles(await phonePhotograph())
    await row.getByLabel('Large, as a card', { exact: true }).check()
    await card.scrollIntoViewIfNeeded()
    await expect(card).toHaveJSProperty('naturalWidth', LINK_PICTURE_PX)
    expect.soft((await card.boundingBox())?.width).toBeGreaterThan(100)
    await editor.field('links.1.picture.alt').fill('A shelf of jars')
    await expect.soft(card).toHaveAttribute('alt', 'A shelf of jars')
  })

  await test.step('A background picture lies behind the page, and a new portrait does not remove it', async () => {
    const sky = preview.locator('.sky').first()
    const background = () => sky.evaluate((element) => getComputedStyle(element).backgroundImage)
    await editor.unfold('Look')
    await editor.field('background').setInputFiles(await phonePhotograph())
    await expect.poll(background).toMatch(/gradient.*url\("blob:/)
    // A decorative picture needs no alternative text.
    await expect.soft(editor.field('background.alt')).toHaveCount(0)
    await editor.unfold('You')
    await editor.field('portrait').setInputFiles(await phonePhotograph())
    // Waits for the new portrait: the one before has the same size, but an alternative text.
    await expect(preview.locator('.portrait img')).toHaveAttribute('alt', '')
    await expect(preview.locator('.portrait img')).toHaveJSProperty('naturalWidth', 450)
    const canLoadBackground = async () => {
      const [, url = ''] = /url\("(blob:[^"]+)"\)/.exec(await background()) ?? []
      return sky.evaluate(
        (_, address) =>
          new Promise((resolve) => {
            const image = new Image()
            image.onload = () => resolve(true)
            image.onerror = () => resolve(false)
            image.src = address
          }),
        url,
      )
    }
    await expect.poll(canLoadBackground).toBe(true)
    // Undoes the portrait, then the background.
    await editor.undo.click()
    await editor.undo.click()
    await expect.poll(background).not.toContain('blob:')
    await editor.redo.click()
    await editor.redo.click()
    await expect.poll(canLoadBackground).toBe(true)
  })

  await test.step('The ZIP has the pictures, scaled, and opens with them', async () => {
    const { zip } = await editor.exportPage()
    const files = unzipped(zip)
    const html = new TextDecoder().decode(files['index.html'])
    const [, file = ''] = /<img class="link-picture" src="([^"?]+)/.exec(html) ?? []
    expect.soft((await sharp(files[file]).metadata()).width).toBe(LINK_PICTURE_PX)
    expect.soft(Object.keys(files)).toContain('pictures/background.webp')
    await editor.unfold('Links')
    await row.getByLabel('Small, beside the words', { exact: true }).check()
    await expect(card).toHaveCount(0)
    await editor.importFile('site.zip', zip)
    await card.scrollIntoViewIfNeeded()
    await expect(card).toHaveJSProperty('naturalWidth', LINK_PICTURE_PX)
    expect(unzipped((await editor.exportPage()).zip)).toEqual(unzipped(zip))
  })
})
