import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { fill } from '../../src/lib/fill.ts'
import { sortForPhone } from '../../src/site/publishing/hosts.ts'
import type { TemplateId } from '../../src/templates/templateList.ts'
import { serve } from '../bench/serve.ts'
import { violations } from '../helpers/axe.ts'
import { fromStart } from '../helpers/direction.ts'
import { EditorPage, phonePhotograph, unzipped } from '../helpers/editor.ts'
import { tabTo } from '../helpers/focus.ts'
import { LONG_RUN } from '../helpers/longRun.ts'
import { needs } from '../helpers/needs.ts'
import { expect, type Site, STILL_SKY, test } from '../helpers/site.ts'
import { editorWords, hosts, templates, text } from '../helpers/siteModules.ts'
import { recordPage, writeSite } from '../helpers/templateSites.ts'
import { FIRST_TEMPLATE, SECOND_TEMPLATE, THIRD_TEMPLATE, templateName } from '../helpers/templates.ts'
import { TOUCH_PHONE } from '../helpers/windows.ts'

needs('editors')
test.describe.configure({ timeout: 180_000 })

const folders: string[] = []
test.afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** Opens a template's editor from its page in the shop. Skips the test if the shop has no card of the template. */
async function openFromShop({ page, root }: Site, template: TemplateId): Promise<EditorPage> {
  const card = templates.find(({ kit }) => kit === template)
  test.skip(card === undefined, `The shop has no card of the template ${template}`)
  await page.goto(new URL(`shop/${card?.id}${STILL_SKY}`, root).href)
  const opening = page.waitForEvent('popup')
  await page.getByRole('link', { name: text.template.openEditor, exact: true }).click()
  const editor = new EditorPage(await opening)
  await expect(editor.field('name')).toBeVisible()
  return editor
}

/** Serves the files of an exported ZIP at a new origin. */
async function publish(zip: Uint8Array): Promise<{ readonly address: string; readonly close: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'moongate-'))
  folders.push(folder)
  const files = Object.entries(unzipped(zip)).map(([path, bytes]) => ({ path, bytes }))
  writeSite(files, folder)
  const { origin, close } = await serve(folder)
  return { address: `${origin}/`, close }
}

/** Opens a published page in a new browser context, as its reader does, and reads its content. */
async function openPublished(page: Page, address: string) {
  const context = await page.context().browser()?.newContext({ viewport: page.viewportSize() })
  if (!context) throw new Error('The browser has closed')
  const published = await context.newPage()
  const { messages, requests } = recordPage(published)
  await published.goto(address, { waitUntil: 'load' })
  const content = {
    name: await published.locator('h1').innerText(),
    links: await published.locator('.link-label').allInnerTexts(),
    image: await published.locator('meta[property="og:image"]').getAttribute('content'),
    direction: await published.locator('html').getAttribute('dir'),
    loadedFontCount: await published.evaluate(async () => {
      await document.fonts.ready
      return [...document.fonts].filter(({ status }) => status === 'loaded').length
    }),
    axeViolations: await violations(published),
    messages,
    requestsToOtherHosts: () =>
      requests.filter((url) => !url.startsWith(address) && !url.startsWith('data:')),
  }
  return { page: published, close: () => context.close(), ...content }
}

/** Reloads the editor, as on the next day, and expects the saved draft. */
async function reopenEditor(editor: EditorPage, name: string): Promise<void> {
  await editor.waitUntilSaved()
  await editor.page.reload()
  await expect(editor.field('name')).toHaveValue(name)
}

test(
  'A musician can publish a page, and change and publish it again when the editor is reopened',
  LONG_RUN,
  async ({ site }) => {
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
    const visited = await openPublished(page, host.address)
    expect(visited).toMatchObject({
      name: 'Łucja Nocna',
      links: ['New record'],
      image: 'share.jpg',
      messages: [],
    })
    expect(visited.axeViolations).toEqual([])
    // The font file with Polish letters is exported. The page loads it besides the file with English letters.
    expect(Object.keys(unzipped(first.zip)).join(' ')).toMatch(/fonts\/[\w-]+-latin-ext-[\w-]+\.woff2/)
    expect(visited.loadedFontCount).toBeGreaterThan(1)
    // A player's host gets no request before the reader presses its cover.
    expect(visited.requestsToOtherHosts()).toEqual([])
    const playerRequest = visited.page.waitForRequest(/player\.vimeo\.com/)
    await visited.page.route(/vimeo/, (route) => route.abort())
    await visited.page.locator('.music summary').click()
    await playerRequest
    await visited.close()
    host.close()

    await reopenEditor(editor, 'Łucja Nocna')
    await editor.field('links.0.label').fill('Newer record')
    await editor.press(editorWords.toolbar.export)
    await editor.confirmExport()
    await editor.dialog.getByLabel(editorWords.export.address, { exact: true }).fill('lucja.example.com')
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    const second = await editor.exportPage()
    const secondHost = await publish(second.zip)
    const changed = await openPublished(page, secondHost.address)
    expect(changed).toMatchObject({ links: ['Newer record'], image: 'https://lucja.example.com/share.jpg' })
    secondHost.close()
  },
)

test.describe('On a phone,', () => {
  test.use(TOUCH_PHONE)

  test(
    'an artist can make and publish a page by touch, and reads the steps for a phone when it is exported',
    LONG_RUN,
    async ({ site }) => {
      const editor = await openFromShop(site, THIRD_TEMPLATE)
      const { page } = editor
      await editor.button(editorWords.editor.blank).tap()
      await editor.field('name').fill('Mira')
      await editor
        .field('portrait')
        .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await phonePhotograph() })
      await expect(editor.field('portrait.alt')).toBeVisible()
      await editor.field('portrait.alt').fill('Mira at her easel')
      await expect(editor.field('portraitPlace.zoom')).toBeHidden()
      await page.getByText(editorWords.picture.adjust, { exact: true }).tap()
      await editor.field('portraitPlace.zoom').fill('2')
      // A tap near the slider's end, for a picture that shows its lower part.
      const slider = await editor.field('portraitPlace.y').boundingBox()
      if (!slider) throw new Error('there is no slider')
      await page.touchscreen.tap(
        slider.x + fromStart(slider.width - 12, slider.width),
        slider.y + slider.height / 2,
      )
      await editor.button(editorWords.links.add).tap()
      await editor.field('links.0.label').fill('Commissions')
      await editor.field('links.0.url').fill('mailto:mira@example.com')
      await editor.button(editorWords.editor.preview).tap()
      await expect(editor.preview.locator('.portrait img')).toHaveCSS('scale', '2')
      const { zip } = await editor.exportPage()
      const host = await publish(zip)
      const visited = await openPublished(page, host.address)
      expect(visited).toMatchObject({ name: 'Mira', links: ['Commissions'], axeViolations: [], messages: [] })
      const [, verticalPlace] = await visited.page
        .locator('.portrait img')
        .evaluate((image) => getComputedStyle(image).objectPosition.split(' '))
      expect(Number.parseFloat(verticalPlace ?? '')).toBeGreaterThan(85)
      host.close()
      await reopenEditor(editor, 'Mira')
      await editor.button(editorWords.toolbar.export).tap()
      await editor.confirmExport('tap')
      const { steps: computerSteps = [], phoneTips = [] } = sortForPhone(hosts)[0] ?? {}
      const steps = phoneTips.length > 0 ? phoneTips : computerSteps
      await expect(editor.dialog.locator('ol > li')).toHaveText([...steps])
      expect(await violations(page)).toEqual([])
    },
  )
})

test(
  'A shop can paste, move, publish and remove links when it has sixty of them',
  LONG_RUN,
  async ({ site }) => {
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
    const lastLink = { name: 'Print 60', count: list.length }
    const place = page.getByLabel(fill(editorWords.items.place, lastLink), { exact: true })
    await place.fill('30')
    await place.press('Enter')
    await expect(editor.preview.locator('.link').nth(29)).toContainText('Print 60')
    await expect(editor.preview.locator('.link').nth(29)).not.toBeInViewport()
    await editor.links.getByRole('listitem').nth(29).locator('summary').first().click()
    await editor.field('links.29.label').focus()
    await expect(editor.preview.locator('.link').nth(29)).toBeInViewport()
    const { zip } = await editor.exportPage()
    const host = await publish(zip)
    const visited = await openPublished(page, host.address)
    expect(visited.links).toHaveLength(60)
    expect(visited).toMatchObject({
      name: expect.stringMatching(/The Wonder Shop/i),
      axeViolations: [],
      messages: [],
    })
    host.close()
    await reopenEditor(editor, 'The Wonder Shop')
    await editor.itemButton(editorWords.items.remove, 'Print 1').click()
    const changed = await editor.exportPage()
    const secondHost = await publish(changed.zip)
    expect((await openPublished(page, secondHost.address)).links).toHaveLength(59)
    secondHost.close()
  },
)

for (const { language, name, tagline, link, direction } of [
  { language: 'ar', name: 'ليلى حدّاد', tagline: 'رسّامة وحكواتيّة', link: 'متجري', direction: 'rtl' },
  { language: 'ja', name: '月野さくら', tagline: '夜の絵本と小さな歌', link: '新しい絵本', direction: 'ltr' },
])
  test(
    `A page in ${language} is complete and accessible when it is published in each of three templates`,
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
        const visited = await openPublished(page, host.address)
        expect(visited).toMatchObject({ name, links: [link], direction, axeViolations: [], messages: [] })
        await visited.close()
        host.close()
      }
      expect((await editor.exportPage()).zip).toEqual(zip)
    },
  )

test(
  'A page can be made, exported and changed after a reload when only the keyboard is used',
  LONG_RUN,
  async ({ site }) => {
    const editor = await openFromShop(site, SECOND_TEMPLATE)
    const { page } = editor
    await tabTo(page, editorWords.editor.blank)
    await page.keyboard.press('Enter')
    await expect(editor.field('name')).toBeFocused()
    await page.keyboard.type('Ada')
    await tabTo(page, editorWords.links.add)
    await page.keyboard.press('Enter')
    // Focus is in the label of the new link, and the next field is its address.
    await page.keyboard.type('My notes')
    await page.keyboard.press('Tab')
    await page.keyboard.type('notes.example.com')
    const exportByKeyboard = async () => {
      await tabTo(page, editorWords.toolbar.export, 'Shift+Tab')
      const download = page.waitForEvent('download')
      await page.keyboard.press('Enter')
      await tabTo(page, editorWords.export.anyway)
      await page.keyboard.press('Enter')
      const saved = await download
      await page.keyboard.press('Escape')
      return new Uint8Array(readFileSync(await saved.path()))
    }
    const host = await publish(await exportByKeyboard())
    expect(await openPublished(page, host.address)).toMatchObject({
      links: ['My notes'],
      axeViolations: [],
      messages: [],
    })
    host.close()
    await reopenEditor(editor, 'Ada')
    await editor.field('links.0.label').focus()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('My letters')
    const secondHost = await publish(await exportByKeyboard())
    expect(await openPublished(page, secondHost.address)).toMatchObject({ links: ['My letters'] })
    secondHost.close()
  },
)
