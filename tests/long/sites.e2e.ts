import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from 'playwright/test'
import sharp from 'sharp'
import { violations } from '../helpers/axe.ts'
import { EditorPage, unzipped } from '../helpers/editor.ts'
import { cutOff, overflowing, smallTargets } from '../helpers/layout.ts'
import { ORIGIN } from '../helpers/origin.ts'
import { type OtherSite, serveOtherSite } from '../helpers/otherSite.ts'
import { TEMPLATE_IDS } from '../helpers/siteModules.ts'
import { FIRST_TEMPLATE } from '../helpers/templates.ts'
import { untranslatedLines, untranslatedTexts } from '../helpers/untranslated.ts'
import { DESKTOP, SMALL_PHONE } from '../helpers/windows.ts'
import { contact } from '../sites/large/contact.ts'
import { words } from '../sites/large/words.ts'
import { words as markedWords } from '../sites/pseudo/editorWords.ts'
import { mark } from '../sites/pseudo/mark.ts'

const STILL = '?gate=open&renderer=still&motion=still'
/** `pageCount`: the pages of the content. A shop with a template also has an editor for each template. */
const SITES = {
  small: { port: Number(new URL(ORIGIN).port) + 2, language: 'en', direction: 'ltr', pageCount: 1 },
  large: {
    port: Number(new URL(ORIGIN).port) + 3,
    language: 'ar',
    direction: 'rtl',
    pageCount: 12 + TEMPLATE_IDS.length,
  },
  pseudo: {
    port: Number(new URL(ORIGIN).port) + 4,
    language: 'en-XA',
    direction: 'ltr',
    pageCount: 9 + TEMPLATE_IDS.length,
  },
} as const

/** Records uncaught errors, and console messages about the site's own files and policy. Other hosts may be unreachable. */
function recordMessages(page: Page, root: string): string[] {
  const messages: string[] = []
  page.on('console', (message) => {
    const { url } = message.location()
    // The browser reports the status 404 of the page 'nowhere'.
    const isOwnFile = url.startsWith(root) && !/nowhere(\?|$)/.test(url)
    if (['error', 'warning'].includes(message.type()) && (isOwnFile || /policy/i.test(message.text())))
      messages.push(message.text())
  })
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`))
  return messages
}

for (const [name, { port, language, direction, pageCount }] of Object.entries(SITES))
  test.describe(`The ${name} site`, () => {
    test.describe.configure({ mode: 'serial' })
    test.slow()
    let site: OtherSite

    test.beforeAll(async () => {
      site = await serveOtherSite(`tests/sites/${name}`, port)
    })
    test.afterAll(() => site.close())

    test('has its language and direction, fits every window and is accessible on every page', async ({
      page,
    }) => {
      const messages = recordMessages(page, site.root)
      // `paths` also has a path without a page.
      expect(site.paths).toHaveLength(pageCount + 1)
      for (const path of site.paths) {
        await page.setViewportSize(DESKTOP)
        await page.goto(`${site.root}${path}${STILL}`)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        expect(await page.evaluate(() => document.dir || 'ltr'), path).toBe(direction)
        await expect(page.locator('h1')).toBeVisible()
        await expect(page.locator('[data-scene]')).toHaveAttribute('data-renderer', 'still')
        expect(await violations(page), path).toEqual([])
        for (const width of [320, 390, 768, 1280]) {
          await page.setViewportSize({ width, height: 800 })
          expect(await overflowing(page), `${path} at ${width} px`).toEqual([])
          expect(await cutOff(page), `${path} at ${width} px`).toEqual([])
        }
        await page.setViewportSize(SMALL_PHONE)
        expect(await smallTargets(page), path).toEqual([])
      }
      expect(messages).toEqual([])
    })

    test('has every file that a `href` or `src` of its pages names', async ({ request }) => {
      const broken: string[] = []
      for (const path of site.paths) {
        const html = await (await request.get(site.root + path)).text()
        const files = new Set([...html.matchAll(/ (?:href|src)="(\/[^"#]*)"/g)].map(([, file = '']) => file))
        for (const file of files)
          if (!(await request.get(new URL(file, site.root).href)).ok()) broken.push(`${path}: ${file}`)
      }
      expect(broken).toEqual([])
    })

    if (name === 'small')
      test('is open without gate, moon, navigation, form and sections', async ({ page }) => {
        const messages = recordMessages(page, site.root)
        await page.goto(site.root)
        await expect(page.locator('h1')).toBeVisible()
        await expect(page.locator('[data-scene]')).toHaveAttribute('data-phase', 'open')
        await expect(page.locator('[data-gate-button], nav, form, section, iframe')).toHaveCount(0)
        await expect(page.locator('[data-scene] image')).toHaveCount(0)
        expect(messages).toEqual([])
      })

    if (name === 'pseudo')
      test('has no text in a page or a dialog that a translation cannot replace', async ({ page }) => {
        await page.goto(site.root)
        await expect(page.locator('[data-gate-button]')).toBeVisible()
        expect(await untranslatedTexts(page)).toEqual([])
        for (const path of site.paths) {
          await page.goto(`${site.root}${path}${STILL}`)
          await expect(page.locator('[data-scene]')).toHaveAttribute('data-renderer', 'still')
          // The share button loads when the page is idle. An editor and the missing page have none.
          if (!/^(editor|nowhere)/.test(path)) await expect(page.locator('footer button')).toHaveCount(1)
          expect(await untranslatedTexts(page), path).toEqual([])
        }
        await page.goto(`${site.root}media/${STILL}`)
        await page.locator('main li a:has(img)').first().click()
        await expect(page.getByRole('dialog')).toBeVisible()
        expect(await untranslatedTexts(page), 'the lightbox').toEqual([])
        await page.keyboard.press('Escape')
        await page.goto(`${site.root}${STILL}`)
        await page.locator('#message form button').click()
        await expect(page.getByRole('alertdialog')).toBeVisible()
        expect(await untranslatedTexts(page), 'the answer of the message form').toEqual([])
      })

    if (name === 'pseudo')
      test('has no text in the editor, its dialogs and its exports that a translation cannot replace', async ({
        page,
      }) => {
        const editor = new EditorPage(page)
        const press = (label: string) => page.getByRole('button', { name: label, exact: true }).click()
        const expectMarked = async (where: string) => expect(await untranslatedTexts(page), where).toEqual([])
        await page.goto(`${site.root}editor/${FIRST_TEMPLATE}${STILL}`)
        await expect(editor.preview.locator('h1')).not.toBeEmpty()
        await expectMarked('the sample')

        await press(markedWords.editor.blank)
        await editor.field('name').fill(mark('Ada'))
        await page.getByText(markedWords.blocks.add, { exact: true }).click()
        for (const label of [
          markedWords.links.add,
          markedWords.links.addHeading,
          markedWords.profiles.add,
          markedWords.music.add,
        ])
          await press(label)
        // Each of these values makes the form show a message.
        await editor.field('links.0.url').fill('nonsense')
        await editor.field('socials.0.url').fill('https://www.tiktok.com/@ada')
        await editor.field('colours.text').fill('#505050')
        await editor.field('colours.ground').fill('#444444')
        await editor.field('colours.glow').fill('red')
        await editor.field('music.0.url').fill('https://example.com/song')
        const png = sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } }).png()
        const picture = { name: 'red.png', mimeType: 'image/png', buffer: await png.toBuffer() }
        await editor.field('portrait').setInputFiles(picture)
        await expect(editor.toasts).toContainText('red.png')
        await page.locator('summary', { hasText: markedWords.links.more }).first().click()
        await expect(editor.field('links.0.emoji')).toBeVisible()
        await expectMarked('the form')

        await press(markedWords.look.other)
        await expect(editor.dialog.getByRole('listitem')).toHaveCount(TEMPLATE_IDS.length)
        await expectMarked('the dialog with the page in other templates')
        await page.keyboard.press('Escape')
        await press(markedWords.links.paste)
        await editor.dialog.locator('textarea').fill('nothing')
        await expectMarked('the dialog for pasting links, without a link')
        await editor.dialog.locator('textarea').fill('https://shop.example.com')
        await expectMarked('the dialog for pasting links, with a link')
        await page.keyboard.press('Escape')

        await page.locator('[role=toolbar] button').first().click()
        await editor.dialog.locator('input[type=file]').setInputFiles({ ...picture, name: 'site.zip' })
        await expect(editor.toasts).toContainText(markedWords.import.noSite)
        await expect(editor.dialog.getByRole('listitem')).toHaveCount(1)
        await expectMarked('the drafts')
        await page.keyboard.press('Escape')

        await editor.field('links.0.url').fill('javascript:alert(1)')
        await press(markedWords.toolbar.export)
        await expect(editor.dialog).toContainText(markedWords.export.unsafe)
        await expectMarked('the reason why an export is impossible')
        await page.keyboard.press('Escape')
        await editor.field('links.0.url').fill('https://example.com/')
        await press(markedWords.toolbar.export)
        await expectMarked('the findings of the export')
        const saved = page.waitForEvent('download')
        await press(markedWords.export.anyway)
        const files = unzipped(new Uint8Array(await readFile(await (await saved).path())))
        await expectMarked('the instructions after the export')

        const textOf = (file: string) => new TextDecoder().decode(files[file])
        const firstLineOf = (file: string) => textOf(file).split('\n')[0] ?? ''
        expect(untranslatedLines(textOf('README.txt'))).toEqual([])
        // The first line of the style sheet is a comment.
        expect(untranslatedLines(firstLineOf('style.css').replace(/^\/\*|\*\/$/g, ''))).toEqual([])
        expect(untranslatedLines(firstLineOf('licences.txt'))).toEqual([])
        await page.setContent(textOf('index.html'))
        await expectMarked('the exported page')
      })

    if (name === 'large')
      test('keeps the message when the service refuses it, and clears the form when it is delivered', async ({
        page,
      }) => {
        const messages = recordMessages(page, site.root)
        const received: string[] = []
        let isAccepting = false
        await page.route(contact.endpoint, (route) => {
          received.push(route.request().postData() ?? '')
          return route.fulfill({
            status: isAccepting ? 200 : 500,
            headers: { 'Access-Control-Allow-Origin': '*' },
            body: '{}',
          })
        })
        await page.goto(`${site.root}${STILL}`)
        const messageField = page.locator('textarea[name=message]')
        const alert = page.getByRole('alertdialog')
        const send = page.locator('#message form button')
        await page.locator('input[name=name]').fill('Ada')
        await page.locator('#message input[name=email]').fill('ada@visitor.example')
        await messageField.fill('Two lines,\nboth kept.')
        await send.click()
        await expect(alert).toContainText(words.form?.failed ?? '')
        await alert.getByRole('button').click()
        await expect(messageField).toHaveValue('Two lines,\nboth kept.')
        isAccepting = true
        await send.click()
        await expect(alert).toContainText(words.form?.sent ?? '')
        await alert.getByRole('button').click()
        await expect(messageField).toHaveValue('')
        expect(received).toHaveLength(2)
        expect(new URLSearchParams(received[1]).get('message')).toMatch(/^Two lines,\s+both kept\.$/)
        expect(messages.filter((line) => !line.includes('500'))).toEqual([])
      })
  })
