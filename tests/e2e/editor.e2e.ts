import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright/test'
import sharp from 'sharp'
import { fill } from '../../src/lib/fill.ts'
import { serve } from '../bench/serve.ts'
import { violations } from '../helpers/axe.ts'
import { UNPACK_SCRIPT } from '../helpers/builtFiles.ts'
import { drawnPicture } from '../helpers/drawnPicture.ts'
import { type EditorPage, openEditor, phonePhotograph, unzipped } from '../helpers/editor.ts'
import { LONG_RUN, longRunIf, repeatsTemplate } from '../helpers/longRun.ts'
import { needs } from '../helpers/needs.ts'
import { expect, test } from '../helpers/site.ts'
import { editorWords, NETWORK_NAMES, TEMPLATE_IDS } from '../helpers/siteModules.ts'
import {
  chunkPatterns,
  FIRST_TEMPLATE,
  hasOwnTemplateTexts,
  SECOND_TEMPLATE,
  THIRD_TEMPLATE,
  templateName,
} from '../helpers/templates.ts'
import { textPattern } from '../helpers/textPattern.ts'

needs('editors')

test.use({ viewport: { width: 1280, height: 900 } })

/** Side of a link's picture after the editor has scaled and cropped it, px. */
const LINK_PICTURE_PX = 480

const folders: string[] = []
test.afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** Unpacks a ZIP into a new folder. */
function unpack(zip: Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'moongate-'))
  folders.push(folder)
  for (const [path, bytes] of Object.entries(unzipped(zip))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), bytes)
  }
  return folder
}

async function changeManyFields(editor: EditorPage): Promise<void> {
  const { page } = editor
  const write = (path: string, value: string) => editor.field(path).fill(value)
  await write('name', 'Ada & <b>Söhne</b>')
  await write('tagline', 'Night letters 🌙')
  await write('bio', 'First line\nsecond line\n\nNew paragraph')
  await write('title', 'Ada’s page')
  await write('description', 'All of Ada in one place.')
  await editor.field('language').selectOption('de')
  await write('links.0.label', 'First link')
  await write('links.0.url', 'ada.example/first')
  await write('links.0.note', 'A note')
  await editor.field('socials.0.network').selectOption('mastodon')
  await write('socials.0.url', 'https://social.example/@ada')
  await page
    .getByRole('group', { name: editorWords.look.palette, exact: true })
    .getByRole('button')
    .last()
    .click()
  await write('colours.glow', '#336699')
  await editor.field('effects.strength').fill('25')
  await editor.field('cursor').setChecked(false)
  await editor.field('portrait').setInputFiles({
    name: 'me.jpg',
    mimeType: 'image/jpeg',
    buffer: await phonePhotograph(),
  })
  // The editor empties the alternative text, because it described the sample's picture.
  await expect(editor.field('portrait.alt')).toHaveValue('')
  await write('portrait.alt', 'Ada at her desk')
}

/** Opens an exported site as a visitor with a phone does, and reads the page. */
async function readPublished(browser: Browser, address: string) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const messages: string[] = []
  const requests: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text())
  })
  page.on('pageerror', ({ message }) => messages.push(message))
  context.on('request', (request) => requests.push(request.url()))
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  const text = await page.locator('main').innerText()
  const axeViolations = await violations(page)
  const headingFont = await page.locator('h1').evaluate((element) => getComputedStyle(element).fontFamily)
  await context.close()
  return { text, messages, axeViolations, headingFont, requests }
}

for (const template of TEMPLATE_IDS) {
  test(
    `A page of template ${template} equals its preview when it is exported, and when it is imported, without a network`,
    longRunIf(repeatsTemplate(template)),
    async ({ site, browser }) => {
      test.slow()
      const editor = await openEditor(site, template)
      await changeManyFields(editor)
      await expect(editor.preview.locator('h1')).toHaveText('Ada & <b>Söhne</b>')
      await expect(editor.preview.locator('.link-label').first()).toHaveText('First link')
      await expect(editor.preview.getByAltText('Ada at her desk')).toHaveJSProperty('naturalHeight', 720)
      const previewText = await editor.previewText()
      const headingFont = await editor.preview
        .locator('h1')
        .evaluate((element) => getComputedStyle(element).fontFamily)

      await site.settled()
      await site.page.context().setOffline(true)
      const { zip, name } = await editor.exportPage()
      expect(name).toBe('ada-b-sohne-b.zip')
      const files = unzipped(zip)
      const portrait = await sharp(files['pictures/portrait.webp']).metadata()
      // The photograph is 1600 by 1000 px, on its side. The editor turns it, and scales it to a height of 720 px.
      expect(portrait).toMatchObject({ format: 'webp', width: 450, height: 720 })
      expect(portrait.exif).toBeUndefined()

      await editor.field('name').fill('Somebody else')
      await editor.drop(site.page.locator('[data-editor]'), name, 'application/zip', zip)
      await expect(editor.field('name')).toHaveValue('Ada & <b>Söhne</b>')
      await expect(editor.toast(editorWords.import.done)).toBeVisible()
      await expect.poll(() => editor.previewText()).toBe(previewText)
      expect((await editor.exportPage()).zip).toEqual(zip)
      await editor.importFile('index.html', files['index.html'] ?? new Uint8Array())
      await expect(editor.toast(editorWords.import.withoutPictures)).toBeVisible()
      await expect(editor.field('links.0.label')).toHaveValue('First link')

      const folder = unpack(zip)
      const { origin, close } = await serve(folder)
      for (const address of [`${origin}/`, pathToFileURL(join(folder, 'index.html')).href]) {
        const opened = await readPublished(browser, address)
        expect(opened.text).toBe(previewText)
        expect(opened.headingFont).toBe(headingFont)
        expect(opened.messages).toEqual([])
        expect(opened.axeViolations).toEqual([])
        const root = address.replace(/[^/]*$/, '')
        expect(opened.requests.filter((url) => !url.startsWith(root) && !url.startsWith('data:'))).toEqual([])
      }
      close()
    },
  )
}

test('The editor fetches the other templates only when the user opens their list', async ({ site }) => {
  const editor = await openEditor(site, FIRST_TEMPLATE)
  const loadedCode = async () => {
    await site.settled()
    const scripts = [...new Set(site.requests)].filter((url) => url.endsWith('.js'))
    return (await Promise.all(scripts.map(async (url) => (await site.page.request.get(url)).text()))).join()
  }
  const otherTemplates = TEMPLATE_IDS.filter((id) => id !== FIRST_TEMPLATE)
  const codeAtStart = await loadedCode()
  for (const pattern of chunkPatterns(FIRST_TEMPLATE)) expect(codeAtStart).toMatch(pattern)
  for (const [effectName, sampleName] of otherTemplates.map(chunkPatterns)) {
    expect(codeAtStart).not.toMatch(sampleName)
    // An owner's own names load at the start, and may contain the English ones.
    if (!hasOwnTemplateTexts) expect(codeAtStart).not.toMatch(effectName)
  }
  await editor.press(editorWords.look.other)
  await expect(editor.dialog.getByRole('listitem')).toHaveCount(TEMPLATE_IDS.length)
  const codeOfAll = await loadedCode()
  for (const [effectName] of otherTemplates.map(chunkPatterns)) expect(codeOfAll).toMatch(effectName)
})

test('An editor shows a message and loses nothing when one of its scripts does not load', async ({
  site,
}) => {
  await site.page.route(UNPACK_SCRIPT, (route) => route.abort())
  const editor = await openEditor(site, FIRST_TEMPLATE)
  await site.settled()
  await editor.field('name').fill('Ada')
  await editor.drop(site.page.locator('[data-editor]'), 'site.zip', 'application/zip', new Uint8Array(9))
  await expect(editor.toast(editorWords.import.unfetched)).toBeVisible()
  await expect(editor.field('name')).toHaveValue('Ada')
  await editor.waitUntilSaved()
  // The browser logs each failed request for the script: before the drop, and at the drop.
  for (const line of site.consoleMessages.splice(0))
    expect(line).toMatch(new RegExp(`^error: Failed to load resource.*${UNPACK_SCRIPT.source}`))
})

test('The editor warns when a contrast is low, and a finding of the export leads to its field when it is pressed', async ({
  site,
}) => {
  // axe checks a hundred controls twice.
  test.slow()
  const editor = await openEditor(site, FIRST_TEMPLATE)
  const { page } = site
  await editor.field('colours.ground').fill('#444444')
  await editor.field('colours.text').fill('#505050')
  const { look } = editorWords
  const advice = page.getByRole('button', { name: textPattern(look.take, { colour: look.text }) })
  await expect(advice).toBeVisible()
  await editor.field('colours.accent').fill('nonsense')
  await expect(page.getByText(look.notHex, { exact: true })).toBeVisible()
  await editor.field('links.1.url').fill('javascript:alert(1)')
  // An empty description is a finding only if it cannot fall back to the tagline.
  for (const path of ['tagline', 'description']) await editor.field(path).fill('')
  expect(await violations(page)).toEqual([])
  await advice.click()
  await expect(advice).toHaveCount(0)

  const goTo = (place: string) => editor.dialogButton(fill(editorWords.export.goTo, { place }))
  await editor.press(editorWords.toolbar.export)
  await expect(editor.dialog).toContainText(editorWords.export.unsafe)
  await expect(editor.exportAnyway).toHaveCount(0)
  expect(await violations(page)).toEqual([])
  // The link is named by its label. It may have more findings: the unsafe address is the first.
  const name = await editor.field('links.1.label').inputValue()
  await goTo(fill(editorWords.export.named, { name })).first().click()
  await expect(editor.field('links.1.url')).toBeFocused()
  await editor.field('links.1.url').fill('https://safe.example/')
  await editor.press(editorWords.toolbar.export)
  await goTo(editorWords.form.description).click()
  await expect(editor.field('description')).toBeFocused()
})

test(
  'A page filled from a pasted list exports the same ZIP when its template is changed and changed back',
  LONG_RUN,
  async ({ site }) => {
    test.slow()
    const editor = await openEditor(site, FIRST_TEMPLATE)
    const { page } = site
    const downloads: string[] = []
    page.on('download', (download) => downloads.push(download.suggestedFilename()))
    await editor.press(editorWords.editor.blank)
    await expect(editor.field('name')).toBeFocused()
    await page.keyboard.type('Ada Night')
    await expect(editor.preview.locator('h1')).toHaveText('Ada Night')
    expect(await editor.linkLabels()).toEqual([])

    await editor.press(editorWords.links.add)
    await page.evaluate(() => {
      const clipboardData = new DataTransfer()
      clipboardData.setData(
        'text',
        'My shop https://shop.example.com\n- Songs: songs.example.com\nNot this https://no.example.com',
      )
      document
        .querySelector('#field-links-0-url')
        ?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
    await editor.dialog.locator('textarea').evaluate((textarea) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData(
        'text/html',
        '<p><a href="https://art.example.com/">My <b>art</b></a> <a href="/here">Here</a></p>',
      )
      textarea.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
    await editor.dialog.getByRole('checkbox', { name: 'Not this' }).uncheck()
    expect(await violations(page)).toEqual([])
    await editor.dialogButton(fill(editorWords.links.addMany, { count: 3 })).click()
    expect(await editor.linkLabels()).toEqual(['My shop', 'Songs', 'My art'])
    await page.keyboard.press('Control+z')
    expect(await editor.linkLabels()).toEqual([''])
    await page.keyboard.press('Control+Shift+z')

    const row = editor.links.getByRole('listitem').nth(1)
    await row.getByText(editorWords.links.more, { exact: true }).click()
    await editor.field('links.1.emoji').fill('🌙')
    await row.getByText(editorWords.links.featured, { exact: true }).click()
    await expect(editor.preview.locator('.featured .link')).toContainText('Songs')
    await expect(editor.preview.locator('.featured .link-sign')).toHaveText('🌙')
    await editor.press(editorWords.profiles.add)
    await editor.field('socials.0.url').fill('@ada')
    const leads = fill(editorWords.form.leads, { address: 'https://www.instagram.com/ada' })
    await expect(page.getByText(leads, { exact: true })).toBeVisible()
    await editor.field('socials.0.url').fill('https://www.tiktok.com/@ada')
    const network = NETWORK_NAMES.tiktok
    await editor.press(fill(editorWords.profiles.change, { network }))
    await expect(editor.preview.getByRole('link', { name: network })).toBeVisible()
    await editor.field('title').fill('Ada Night')
    await editor.field('description').fill('All of Ada in one place.')
    await editor.field('colours.accent').fill('#ffccaa')

    await editor.press(editorWords.toolbar.export)
    await expect(editor.exportDone).toBeVisible()
    await expect(editor.exportAnyway).toHaveCount(0)
    await page.keyboard.press('Escape')
    const { zip } = await editor.exportPage()
    // Each of the two exports is one file.
    expect(downloads).toHaveLength(2)

    const changeTemplate = async (template: string) => {
      const kit = templateName(template)
      await editor.press(editorWords.look.other)
      await expect(editor.dialog.getByRole('listitem')).toHaveCount(TEMPLATE_IDS.length)
      // Each preview is as wide as a phone, and scaled down.
      for (const frame of await editor.dialog.locator('iframe').all())
        await expect(frame).toHaveCSS('width', '390px')
      await editor.dialogButton(kit).click()
      await expect(editor.dialog).toHaveCount(0)
      await expect(editor.toast(editorWords.look.otherTaken, { kit })).toBeVisible()
    }
    await changeTemplate(SECOND_TEMPLATE)
    expect(page.url()).toContain(`/editor/${SECOND_TEMPLATE}`)
    expect(await editor.linkLabels()).toEqual(['My shop', 'Songs', 'My art'])
    await expect(editor.preview.locator('.featured .link')).toContainText('Songs')
    await expect(editor.preview.locator('body')).toHaveAttribute('data-template', SECOND_TEMPLATE)
    // An import keeps the editor's template, although the ZIP has a page of the first template.
    await editor.drop(page.locator('[data-editor]'), 'ada.zip', 'application/zip', zip)
    await expect(editor.toast(editorWords.import.done)).toBeVisible()
    await changeTemplate(FIRST_TEMPLATE)
    expect((await editor.exportPage()).zip).toEqual(zip)
  },
)

test('A picture is used when it is dropped or pasted, and refused with a message when it is a HEIC file or damaged', async ({
  site,
}) => {
  const editor = await openEditor(site, SECOND_TEMPLATE)
  const { page } = site
  const png = await sharp({ create: { width: 90, height: 60, channels: 4, background: '#f0f8' } })
    .png()
    .toBuffer()
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic')
  const field = page.locator('[data-picture-field=portrait]')
  await editor.drop(field, 'a.heic', 'image/heic', heic)
  await expect(editor.toast(editorWords.picture.heic, { name: 'a.heic' })).toBeVisible()
  await editor.drop(field, 'cut.png', 'image/png', png.subarray(0, 60))
  await site.expectConsole([/could not be decoded/])
  await expect(editor.toast(editorWords.picture.broken, { name: 'cut.png' })).toBeVisible()
  await expect(editor.undo).toHaveAttribute('aria-disabled', 'true')
  await editor.drop(field, 'a.png', 'image/png', png)
  await expect(editor.field('portrait.alt')).toHaveValue('')
  await editor.field('portrait.alt').fill('A dropped one')
  await expect(editor.preview.getByAltText('A dropped one')).toHaveJSProperty('naturalWidth', 90)

  await page.evaluate((base64) => {
    const transfer = new DataTransfer()
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    transfer.items.add(new File([bytes], 'pasted.png', { type: 'image/png' }))
    document.querySelector<HTMLElement>('#field-sharePicture')?.focus()
    dispatchEvent(new ClipboardEvent('paste', { clipboardData: transfer }))
  }, png.toString('base64'))
  await expect(editor.field('sharePicture.alt')).toBeVisible()
})

test('A picture is shown on a link when it is pasted or dropped onto the link’s picture field', async ({
  site,
}) => {
  const editor = await openEditor(site, THIRD_TEMPLATE)
  const png = await drawnPicture(80, 80).png().toBuffer()
  const field = editor.field('links.1.picture')
  const picture = editor.preview.locator('[data-field="links.1"] img')
  await expect(editor.field('portrait.alt')).toBeAttached()
  const portraitAlt = await editor.field('portrait.alt').inputValue()
  await field.evaluate((input, base64) => {
    const transfer = new DataTransfer()
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    transfer.items.add(new File([bytes], 'pasted.png', { type: 'image/png' }))
    input.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true }),
    )
  }, png.toString('base64'))
  await expect(picture).toHaveCount(1)
  await expect(editor.field('portrait.alt')).toHaveValue(portraitAlt)
  await editor.undo.click()
  await expect(picture).toHaveCount(0)
  await editor.drop(field.locator('..'), 'a.png', 'image/png', png)
  await expect(picture).toHaveCount(1)
  await expect(editor.field('portrait.alt')).toHaveValue(portraitAlt)
})

test(
  'The preview shows a link’s picture small or as a card, and the picture is the same when it was exported and imported',
  LONG_RUN,
  async ({ site }) => {
    const editor = await openEditor(site, THIRD_TEMPLATE)
    const png = await drawnPicture(800, 800).png().toBuffer()
    const { pictureSmall, pictureLarge } = editorWords.links
    const small = editor.preview.locator('[data-field="links.1"] img.link-sign')
    const card = editor.preview.locator('.cards [data-field="links.1"] img.link-picture')
    const row = editor.links.getByRole('listitem').nth(1)
    await editor
      .field('links.1.picture')
      .setInputFiles({ name: 'shop.png', mimeType: 'image/png', buffer: png })
    // The picture loads only near the window, and an owner's sample may be long.
    await small.scrollIntoViewIfNeeded()
    await expect(small).toHaveJSProperty('naturalWidth', LINK_PICTURE_PX)
    await row.getByLabel(pictureLarge, { exact: true }).check()
    await card.scrollIntoViewIfNeeded()
    await expect(card).toHaveJSProperty('naturalWidth', LINK_PICTURE_PX)
    expect((await card.boundingBox())?.width).toBeGreaterThan(100)
    await editor.undo.click()
    await expect(small).toBeVisible()
    await editor.redo.click()
    await editor.press(editorWords.toolbar.export)
    await expect(editor.exportAnyway).toBeVisible()
    // The picture is beside the text of its link, so it needs no alternative text.
    await expect(editor.dialog.getByText(editorWords.check.alt)).toHaveCount(0)
    await editor.dialogButton(editorWords.editor.close).click()
    await editor.field('links.1.picture.alt').fill('A shelf of jars')
    await expect(card).toHaveAttribute('alt', 'A shelf of jars')
    const { zip } = await editor.exportPage()
    const html = new TextDecoder().decode(unzipped(zip)['index.html'])
    const [, file = ''] = /<img class="link-picture" src="([^"]+)"/.exec(html) ?? []
    expect((await sharp(unzipped(zip)[file]).metadata()).width).toBe(LINK_PICTURE_PX)

    await row.getByLabel(pictureSmall, { exact: true }).check()
    await expect(card).toHaveCount(0)
    await row.getByRole('button', { name: editorWords.picture.remove, exact: true }).click()
    await expect(editor.field('links.1.picture')).toBeFocused()
    await expect(small).toHaveCount(0)
    await editor.undoOfToast.click()
    await small.scrollIntoViewIfNeeded()
    await expect(small).toHaveJSProperty('naturalWidth', LINK_PICTURE_PX)
    await expect(editor.field('links.1.picture')).toBeFocused()
    await editor.importFile('site.zip', zip)
    await card.scrollIntoViewIfNeeded()
    await expect(card).toHaveJSProperty('naturalWidth', LINK_PICTURE_PX)
    expect((await editor.exportPage()).zip).toEqual(zip)
  },
)

test('Nothing changes and a message shows when a dropped file is damaged, too new or no exported site', async ({
  site,
}) => {
  const editor = await openEditor(site, FIRST_TEMPLATE)
  await editor.field('name').fill('Mine')
  await editor.waitUntilSaved()
  const { zip } = await editor.exportPage()
  const html = new TextDecoder().decode(unzipped(zip)['index.html'])
  const encoded = (text: string) => new TextEncoder().encode(text)
  const { data, import: refusals } = editorWords
  const newer = fill(refusals.badData, { mistake: `version ${fill(data.newer, { version: 99 })}` })
  const refusedFiles: readonly [name: string, bytes: Uint8Array, refusal: string][] = [
    ['notes.zip', encoded('not a ZIP at all'), refusals.noSite],
    ['half.zip', zip.slice(0, Math.floor(zip.length / 2)), refusals.damaged],
    ['newer.html', encoded(html.replace(/"version":\d+/, '"version":99')), newer],
    ['song.mp3', encoded('la'), refusals.strange],
  ]
  for (const [name, bytes, refusal] of refusedFiles) {
    await editor.drop(site.page.locator('[data-editor]'), name, '', bytes)
    await expect(editor.toast(refusal, { name }), name).toBeVisible()
    await expect(editor.field('name')).toHaveValue('Mine')
    await editor.dismiss.click()
  }
})
