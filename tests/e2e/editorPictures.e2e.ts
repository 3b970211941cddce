import sharp from 'sharp'
import { violations } from '../helpers/axe.ts'
import { drawnPicture } from '../helpers/drawnPicture.ts'
import { type EditorPage, openEditor, phonePhotograph, unzipped } from '../helpers/editor.ts'
import { expect, test } from '../helpers/site.ts'
import { EDITOR_WINDOW } from '../helpers/windows.ts'

test.use(EDITOR_WINDOW)

/** Side of a link's picture after the editor has scaled and cropped it, px. */
const LINK_PICTURE_PX = 480

/** Chooses a portrait, places it with the pointer, removes it and restores it. */
async function placePortrait(editor: EditorPage): Promise<void> {
  const { page } = editor
  const { mouse } = page
  const crop = page.locator('[data-portrait-crop]')
  const zoom = editor.field('portraitPlace.zoom')
  const verticalPlace = editor.field('portraitPlace.y')
  const shown = editor.preview.locator('.portrait img')

  await test.step('A tall photograph shows a part near its top, where the head is', async () => {
    await editor.field('portrait').setInputFiles(await phonePhotograph())
    await expect(shown).toHaveJSProperty('naturalHeight', 720)
    await expect
      .soft(page.getByText('Drag the picture to move it. To zoom, pinch it, or hold it and turn the wheel.'))
      .toBeVisible()
    await expect.soft(shown).toHaveCSS('object-position', '50% 25%')
    await expect.soft(zoom).toBeHidden()
  })

  await test.step('The wheel scrolls the page until the portrait is pressed. Then it zooms, and the sliders appear', async () => {
    await crop.hover()
    await mouse.wheel(0, 40)
    await expect(zoom).toHaveValue('1')
    await crop.hover()
    await mouse.down()
    await mouse.wheel(0, -200)
    await expect.poll(async () => Number(await zoom.inputValue())).toBeGreaterThan(1.2)
    await expect(zoom).toBeVisible()
  })

  await test.step('Dragged up, it shows a lower part of the picture', async () => {
    const before = Number(await verticalPlace.inputValue())
    const box = await crop.boundingBox()
    await mouse.move((box?.x ?? 0) + 70, (box?.y ?? 0) + 20, { steps: 4 })
    await mouse.up()
    expect(Number(await verticalPlace.inputValue())).toBeGreaterThan(before)
    const scale = () => shown.evaluate((image) => new DOMMatrix(getComputedStyle(image).transform).a)
    await expect.poll(scale).toBeCloseTo(Number(await zoom.inputValue()), 1)
  })

  await test.step('Undo takes the placement back, and a press folds the sliders', async () => {
    // Wheel and drag are one undo step, or several if a busy machine takes a second between two events.
    await expect(async () => {
      await editor.undo.click()
      await expect(zoom).toHaveValue('1', { timeout: 1000 })
    }).toPass()
    await page.locator('summary', { hasText: 'Place it in its circle' }).press('Enter')
    await expect(zoom).toBeHidden()
  })

  await test.step('A removed portrait is restored, in the preview too, by the undo of its toast', async () => {
    await editor.field('portrait.alt').fill('Ada')
    const field = page.locator('[data-picture-field="portrait"]')
    await field.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(editor.toast('The picture was removed.')).toBeVisible()
    await expect.soft(editor.field('portrait')).toBeFocused()
    await expect.soft(editor.field('portrait.alt')).toHaveCount(0)
    await editor.undoOfToast.click()
    await expect(editor.field('portrait.alt')).toHaveValue('Ada')
    await expect(editor.preview.getByAltText('Ada')).toHaveJSProperty('naturalHeight', 720)
  })
}

test('Pictures are refused with a reason, dropped, pasted, placed, shown on links and behind the page, and exported', async ({
  site,
}) => {
  const editor = await openEditor(site, '3')
  const { page, preview } = editor
  const portrait = page.locator('[data-picture-field=portrait]')
  const png = await drawnPicture(800, 800).png().toBuffer()
  const shown = preview.locator('[data-field="links.1"] img')
  const card = preview.locator('.cards [data-field="links.1"] img.link-picture')
  const row = editor.links.getByRole('listitem').nth(1)
  const linkPicture = editor.field('links.1.picture')

  await test.step('A HEIC photo and a damaged picture change nothing', async () => {
    await editor.drop('a.heic', 'image/heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), portrait)
    await expect(editor.toast('“a.heic” cannot be shown by this browser; save it as a JPEG')).toBeVisible()
    await site.expectConsole([/is undecodable/])
    await editor.drop('cut.png', 'image/png', png.subarray(0, 60), portrait)
    await site.expectConsole([/is undecodable/])
    await expect(editor.toast('“cut.png” cannot be shown by this browser; save it as a JPEG')).toBeVisible()
    await expect.soft(editor.undo).toHaveAttribute('aria-disabled', 'true')
  })

  await test.step('A picture can be dropped on the portrait', async () => {
    await editor.drop('a.png', 'image/png', png, portrait)
    // The alternative text is empty, because it described the sample's picture.
    await expect(editor.field('portrait.alt')).toHaveValue('')
    await editor.field('portrait.alt').fill('A dropped one')
    await expect(preview.getByAltText('A dropped one')).toHaveJSProperty('naturalWidth', 720)
  })
  await placePortrait(editor)

  await test.step('A picture can be pasted for chats', async () => {
    await editor.unfold('In searches and chats')
    await editor.field('sharePicture').focus()
    await editor.paste('pasted.png', 'image/png', png, page.locator('body'))
    await expect(editor.field('sharePicture.alt')).toBeVisible()
  })

  await test.step('A picture is shown on a link when it is pasted or dropped there', async () => {
    await editor.unfold('Links')
    await editor.openItem('links.1')
    await editor.paste('pasted.png', 'image/png', png, linkPicture)
    await expect(shown).toHaveCount(1)
    await editor.undo.click()
    await expect(shown).toHaveCount(0)
    await editor.drop('a.png', 'image/png', png, linkPicture.locator('..'))
    await expect(shown).toHaveJSProperty('naturalWidth', LINK_PICTURE_PX)
    await expect.soft(editor.field('portrait.alt')).toHaveValue('Ada')
  })

  await test.step('A link’s picture can be small or a card, described, removed and restored', async () => {
    await row.getByLabel('Large, as a card', { exact: true }).check()
    await card.scrollIntoViewIfNeeded()
    await expect(card).toHaveJSProperty('naturalWidth', LINK_PICTURE_PX)
    expect.soft((await card.boundingBox())?.width).toBeGreaterThan(100)
    await editor.field('links.1.picture.alt').fill('A shelf of jars')
    await expect.soft(card).toHaveAttribute('alt', 'A shelf of jars')
    await row.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect.soft(linkPicture).toBeFocused()
    await expect(shown).toHaveCount(0)
    await editor.undoOfToast.click()
    await expect(card).toHaveAttribute('alt', 'A shelf of jars')
    await expect.soft(linkPicture).toBeFocused()
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
    expect.soft(await violations(page)).toEqual([])
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
