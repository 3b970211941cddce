import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { fill } from '../../src/lib/fill.ts'
import { templates } from '../../src/site/content.ts'
import { editorWords } from '../../src/site/editorWords.ts'
import { hosts } from '../../src/site/lists.ts'
import type { TemplateId } from '../../src/site/templateFolders.ts'
import { text } from '../../src/site/text.ts'
import { serve } from '../bench/serve.ts'
import { violations } from '../helpers/axe.ts'
import { EditorPage, photograph, unzipped } from '../helpers/editor.ts'
import { tabTo } from '../helpers/focus.ts'
import { LONG_RUN } from '../helpers/longRun.ts'
import { needs } from '../helpers/needs.ts'
import { expect, QUIET, type Site, test } from '../helpers/site.ts'
import { recordPage, writeSite as unpackedAt } from '../helpers/templateSites.ts'
import { FIRST_TEMPLATE, SECOND_TEMPLATE, THIRD_TEMPLATE, templateName } from '../helpers/templates.ts'

needs('editors')
test.describe.configure({ timeout: 180_000 })

const folders: string[] = []
test.afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** Goes from a template's card in the shop to its editor. The owner may call the card as they like, or have none. */
async function openFromShop({ page, root }: Site, template: TemplateId): Promise<EditorPage> {
  const card = templates.find(({ kit }) => kit === template)
  test.skip(card === undefined, `The shop has no card of the template ${template}`)
  await page.goto(new URL(`shop/${card?.id}${QUIET}`, root).href)
  const opening = page.waitForEvent('popup')
  await page.getByRole('link', { name: text.template.openEditor, exact: true }).click()
  const editor = new EditorPage(await opening)
  await expect(editor.field('name')).toBeVisible()
  return editor
}

/** Serves an exported ZIP at an origin of its own. */
async function publish(zip: Uint8Array): Promise<{ readonly address: string; readonly close: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'moongate-'))
  folders.push(folder)
  const files = Object.entries(unzipped(zip)).map(([path, bytes]) => ({ path, bytes }))
  unpackedAt(files, folder)
  const { origin, close } = await serve(folder)
  return { address: `${origin}/`, close }
}

/** Visits a published page. @returns its text, its errors, and its requests to other hosts */
async function visit(page: Page, address: string) {
  const context = await page.context().browser()?.newContext({ viewport: page.viewportSize() })
  if (!context) throw new Error('The browser has closed')
  const visitor = await context.newPage()
  const { messages, requests } = recordPage(visitor)
  await visitor.goto(address, { waitUntil: 'load' })
  const shown = {
    name: await visitor.locator('h1').innerText(),
    links: await visitor.locator('.link-label').allInnerTexts(),
    image: await visitor.locator('meta[property="og:image"]').getAttribute('content'),
    direction: await visitor.locator('html').getAttribute('dir'),
    font: await visitor.evaluate(async () => {
      await document.fonts.ready
      return [...document.fonts].filter(({ status }) => status === 'loaded').length
    }),
    faults: await violations(visitor),
    messages,
    others: () => requests.filter((url) => !url.startsWith(address) && !url.startsWith('data:')),
  }
  return { visitor, close: () => context.close(), ...shown }
}

/** Reloads the editor, as on the next day: the draft opens again, unchanged. */
async function nextDay(editor: EditorPage, name: string): Promise<void> {
  await editor.waitUntilSaved()
  await editor.page.reload()
  await expect(editor.field('name')).toHaveValue(name)
}

test('A musician makes a page on a desktop, comes back with its address, and exports it once more', async ({
  site,
}) => {
  const editor = await openFromShop(site, FIRST_TEMPLATE)
  const { page } = editor
  await editor.press(editorWords.editor.blank)
  await editor.field('name').fill('Łucja Nocna')
  await editor.press(editorWords.links.add)
  await editor.field('links.0.label').fill('New record')
  await editor.field('links.0.url').fill('https://songs.example.com/new')
  await editor.press(editorWords.music.add)
  await editor.field('music.0.url').fill('https://vimeo.com/76979871')
  await expect(editor.preview.locator('.music')).toHaveCount(1)
  const first = await editor.exportPage()
  expect(first.name).toBe('lucja-nocna.zip')
  const share = await sharp(unzipped(first.zip)['share.jpg']).metadata()
  expect([share.width, share.height]).toEqual([1200, 630])
  expect((await sharp(unzipped(first.zip)['icon.png']).metadata()).format).toBe('png')

  const host = await publish(first.zip)
  const visited = await visit(page, host.address)
  expect(visited).toMatchObject({
    name: 'Łucja Nocna',
    links: ['New record'],
    image: 'share.jpg',
    messages: [],
  })
  expect(visited.faults).toEqual([])
  // Polish letters, in the template's own typefaces.
  expect(Object.keys(unzipped(first.zip)).join(' ')).toMatch(/fonts\/[\w-]+-latin-ext\.woff2/)
  expect(visited.font).toBeGreaterThan(1)
  // No other host gets a request before the reader presses play.
  expect(visited.others()).toEqual([])
  const playerRequest = visited.visitor.waitForRequest(/player\.vimeo\.com/)
  await visited.visitor.route(/vimeo/, (route) => route.abort())
  await visited.visitor.locator('.music summary').click()
  await playerRequest
  await visited.close()
  host.close()

  await nextDay(editor, 'Łucja Nocna')
  await editor.field('links.0.label').fill('Newer record')
  await editor.press(editorWords.toolbar.export)
  await editor.exportAnyway.or(editor.exportDone).click()
  await editor.dialog.getByLabel(editorWords.export.address, { exact: true }).fill('lucja.example.com')
  const saving = page.waitForEvent('download')
  await editor.dialogButton(editorWords.export.codePng).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe('lucja-nocna-qr.png')
  const { data, info } = await sharp(readFileSync(await saved.path()))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(decodeQR({ width: info.width, height: info.height, data })).toBe('https://lucja.example.com/')
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  const second = await editor.exportPage()
  const again = await publish(second.zip)
  const changed = await visit(page, again.address)
  expect(changed).toMatchObject({ links: ['Newer record'], image: 'https://lucja.example.com/share.jpg' })
  again.close()
})

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test(
    'an artist makes a page by touch, moves a picture, and reads the steps for a phone',
    LONG_RUN,
    async ({ site }) => {
      const editor = await openFromShop(site, THIRD_TEMPLATE)
      const { page } = editor
      await editor.button(editorWords.editor.blank).tap()
      await editor.field('name').fill('Mira')
      await editor
        .field('portrait')
        .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await photograph() })
      await expect(editor.field('portrait.alt')).toBeVisible()
      await editor.field('portrait.alt').fill('Mira at her easel')
      await expect(editor.field('portraitPlace.zoom')).toBeHidden()
      await page.getByText(editorWords.picture.adjust, { exact: true }).tap()
      await editor.field('portraitPlace.zoom').fill('2')
      const range = await editor.field('portraitPlace.y').boundingBox()
      await page.touchscreen.tap(
        (range?.x ?? 0) + (range?.width ?? 0) - 12,
        (range?.y ?? 0) + (range?.height ?? 0) / 2,
      )
      await editor.button(editorWords.links.add).tap()
      await editor.field('links.0.label').fill('Commissions')
      await editor.field('links.0.url').fill('mailto:mira@example.com')
      await editor.button(editorWords.editor.preview).tap()
      await expect(editor.preview.locator('.portrait img')).toHaveCSS('scale', '2')
      const { zip } = await editor.exportPage()
      const host = await publish(zip)
      const visited = await visit(page, host.address)
      expect(visited).toMatchObject({ name: 'Mira', links: ['Commissions'], faults: [], messages: [] })
      const [, down] = await visited.visitor
        .locator('.portrait img')
        .evaluate((image) => getComputedStyle(image).objectPosition.split(' '))
      expect(Number.parseFloat(down ?? '')).toBeGreaterThan(85)
      host.close()
      await nextDay(editor, 'Mira')
      await editor.button(editorWords.toolbar.export).tap()
      await editor.exportAnyway.or(editor.exportDone).tap()
      const { steps: onComputer = [], phoneTips = [] } = hosts[0] ?? {}
      const steps = phoneTips.length > 0 ? phoneTips : onComputer
      await expect(editor.dialog.locator('ol > li')).toHaveText([...steps])
      expect(await violations(page)).toEqual([])
    },
  )
})

test('A shop pastes sixty links, jumps among them, and the preview follows', LONG_RUN, async ({ site }) => {
  const editor = await openFromShop(site, SECOND_TEMPLATE)
  const { page } = editor
  await editor.press(editorWords.editor.blank)
  await editor.field('name').fill('The Wonder Shop')
  await editor.press(editorWords.links.paste)
  const list = Array.from(
    { length: 60 },
    (_, index) => `Print ${index + 1} https://shop.example.com/${index + 1}`,
  )
  await editor.dialog.locator('textarea').fill(list.join('\n'))
  await editor.dialogButton(fill(editorWords.links.addMany, { count: list.length })).click()
  await expect(editor.preview.locator('.link')).toHaveCount(60)
  const ofLast = { name: 'Print 60', count: list.length }
  const place = page.getByLabel(fill(editorWords.items.place, ofLast), { exact: true })
  await place.fill('30')
  await place.press('Enter')
  await expect(editor.preview.locator('.link').nth(29)).toContainText('Print 60')
  await expect(editor.preview.locator('.link').nth(29)).not.toBeInViewport()
  await editor.links.getByRole('listitem').nth(29).locator('summary').first().click()
  await editor.field('links.29.label').focus()
  await expect(editor.preview.locator('.link').nth(29)).toBeInViewport()
  const { zip } = await editor.exportPage()
  const host = await publish(zip)
  const visited = await visit(page, host.address)
  expect(visited.links).toHaveLength(60)
  expect(visited).toMatchObject({ name: expect.stringMatching(/The Wonder Shop/i), faults: [], messages: [] })
  host.close()
  await nextDay(editor, 'The Wonder Shop')
  await editor.itemButton(editorWords.items.remove, 'Print 1').click()
  expect((await visit(page, (await publish((await editor.exportPage()).zip)).address)).links).toHaveLength(59)
})

for (const { language, name, tagline, link, direction } of [
  { language: 'ar', name: 'ليلى حدّاد', tagline: 'رسّامة وحكواتيّة', link: 'متجري', direction: 'rtl' },
  { language: 'ja', name: '月野さくら', tagline: '夜の絵本と小さな歌', link: '新しい絵本', direction: 'ltr' },
])
  test(
    `A page in ${language} is complete in every template, and is imported from a folder`,
    LONG_RUN,
    async ({ site }) => {
      const editor = await openFromShop(site, FIRST_TEMPLATE)
      const { page } = editor
      await editor.press(editorWords.editor.blank)
      await editor.field('language').selectOption(language)
      await editor.field('name').fill(name)
      await editor.field('tagline').fill(tagline)
      await editor.press(editorWords.links.add)
      await editor.field('links.0.label').fill(link)
      await editor.field('links.0.url').fill('https://example.com/1')
      const { zip } = await editor.exportPage()
      for (const kit of [SECOND_TEMPLATE, THIRD_TEMPLATE, FIRST_TEMPLATE].map(templateName)) {
        await editor.press(editorWords.look.other)
        await editor.dialogButton(kit).click()
        await expect(editor.toast(editorWords.look.otherTaken, { kit })).toBeVisible()
        const host = await publish((await editor.exportPage()).zip)
        const visited = await visit(page, host.address)
        expect(visited).toMatchObject({ name, links: [link], direction, faults: [], messages: [] })
        await visited.close()
        host.close()
      }
      expect((await editor.exportPage()).zip).toEqual(zip)
    },
  )

test('By keyboard alone a page is made, exported, and changed the next day', LONG_RUN, async ({ site }) => {
  const editor = await openFromShop(site, SECOND_TEMPLATE)
  const { page } = editor
  await tabTo(page, editorWords.editor.blank)
  await page.keyboard.press('Enter')
  await expect(editor.field('name')).toBeFocused()
  await page.keyboard.type('Ada')
  await tabTo(page, editorWords.links.add)
  await page.keyboard.press('Enter')
  await page.keyboard.type('My notes')
  await page.keyboard.press('Tab')
  await page.keyboard.type('notes.example.com')
  const exportByKeyboard = async () => {
    await tabTo(page, editorWords.toolbar.export, 'Shift+Tab')
    const saving = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    await tabTo(page, editorWords.export.anyway)
    await page.keyboard.press('Enter')
    const saved = await saving
    await page.keyboard.press('Escape')
    return new Uint8Array(readFileSync(await saved.path()))
  }
  const host = await publish(await exportByKeyboard())
  expect(await visit(page, host.address)).toMatchObject({ links: ['My notes'], faults: [], messages: [] })
  host.close()
  await nextDay(editor, 'Ada')
  await editor.field('links.0.label').focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('My letters')
  const again = await publish(await exportByKeyboard())
  expect(await visit(page, again.address)).toMatchObject({ links: ['My letters'] })
  again.close()
})
