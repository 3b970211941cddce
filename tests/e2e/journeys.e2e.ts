import { readFileSync } from 'node:fs'
import { zipSync } from 'fflate'
import type { Browser, Page, TestInfo } from 'playwright/test'
import sharp from 'sharp'
import { serve } from '../bench/serve.ts'
import { violations } from '../helpers/axe.ts'
import { EditorPage, phonePhotograph, unzipped } from '../helpers/editor.ts'
import { tabTo } from '../helpers/focus.ts'
import { LONG_RUN } from '../helpers/longRun.ts'
import { expect, type Site, STILL_SKY, test } from '../helpers/site.ts'
import { recordPage, writeSite } from '../helpers/templateSites.ts'
import { REDUCED_MOTION, TOUCH_PHONE } from '../helpers/windows.ts'

test.use(REDUCED_MOTION)

/** A musician's links, as in a note on a phone. */
const LIST_OF_LINKS = `New record https://songs.example.com/new
- Tickets: tickets.example.com
- Lyrics: https://songs.example.com/lyrics
Live in Kraków https://films.example.com/krakow
Press photographs https://press.example.com/photographs
Press texts https://press.example.com/texts
Booking https://booking.example.com
Sheet music https://sheets.example.com
Shirts https://shop.example.com/shirts
Vinyl https://shop.example.com/vinyl
Letters https://letters.example.com
Choir https://choir.example.com
Lessons https://lessons.example.com
Friends https://friends.example.com`

const LABELS = [
  'New record',
  'Tickets',
  'Lyrics',
  'Live in Kraków',
  'Press photographs',
  'Press texts',
  'Booking',
  'Sheet music',
  'Shirts',
  'Vinyl',
  'Letters',
  'Choir',
  'Lessons',
  'Friends',
]

/** Opens a template's editor from its page in the shop. */
async function openFromShop(site: Site, path: string): Promise<EditorPage> {
  await site.open(`${path}${STILL_SKY}`)
  const opening = site.page.waitForEvent('popup')
  await site.page.getByRole('link', { name: 'Open Template Editor', exact: true }).click()
  const editor = new EditorPage(await opening)
  await expect(editor.field('name')).toBeVisible()
  return editor
}

let publishedCount = 0

/** Unpacks an exported ZIP, and serves its files at a new origin. */
async function publish(zip: Uint8Array, testInfo: TestInfo) {
  publishedCount++
  const folder = testInfo.outputPath(`published-${publishedCount}`)
  const files = Object.entries(unzipped(zip)).map(([path, bytes]) => ({ path, bytes }))
  const onDisk = writeSite(files, folder)
  const { origin, close } = await serve(folder)
  return { address: `${origin}/`, onDisk, close }
}

/** Opens a published page in a new browser context, as its reader does, and reads its content. */
async function openPublished(browser: Browser | null, address: string, viewport = TOUCH_PHONE.viewport) {
  if (!browser) throw new Error('The browser has closed')
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
  const published = await context.newPage()
  const { messages, requests } = recordPage(published)
  await published.goto(address, { waitUntil: 'load' })
  const folder = new URL('.', address).href
  const heading = published.locator('h1')
  return {
    page: published,
    close: () => context.close(),
    text: await published.locator('main').innerText(),
    name: await heading.innerText(),
    headingFont: await heading.evaluate((element) => getComputedStyle(element).fontFamily),
    links: await published.locator('.link-label').allInnerTexts(),
    image: await published.locator('meta[property="og:image"]').getAttribute('content'),
    direction: await published.locator('html').getAttribute('dir'),
    loadedFontCount: await published.evaluate(async () => {
      await document.fonts.ready
      return [...document.fonts].filter(({ status }) => status === 'loaded').length
    }),
    messages,
    requestsToOtherHosts: requests.filter((url) => !url.startsWith(folder) && !url.startsWith('data:')),
  }
}

const browserOf = (page: Page) => page.context().browser()

/** Reloads the editor, as on the next day, and expects the saved draft. */
async function reopenEditor(editor: EditorPage, name: string): Promise<void> {
  await editor.waitUntilSaved()
  await editor.page.reload()
  await expect(editor.field('name')).toHaveValue(name)
}

test('A musician can publish a page with 14 links, and change and publish it again on the next day', async ({
  site,
}, testInfo) => {
  // The longest journey: each step goes on with the page of the steps before, up to its second export.
  test.slow()
  const editor = await openFromShop(site, '/shop/1')
  const { page, preview } = editor
  const downloads: string[] = []
  page.on('download', (download) => downloads.push(download.suggestedFilename()))
  const exported = { previewText: '', headingFont: '', zip: new Uint8Array() as Uint8Array }

  await test.step('The editor has no gate and no sky', async () => {
    await expect.soft(editor.button('Click to enter')).toHaveCount(0)
    await expect.soft(page.locator('canvas')).toHaveCount(0)
  })

  await test.step('A blank page gets texts, 14 links from a list, a portrait, a look and a film', async () => {
    await editor.startBlank()
    await editor.field('name').fill('Łucja Nocna')
    await editor.field('tagline').fill('Songs <3 & letters 🌙')
    await editor.field('bio').fill('First line\nsecond line\n\nNew paragraph')
    await editor.field('portrait').setInputFiles(await phonePhotograph())
    await editor.field('portrait.alt').fill('Łucja at her piano')
    await editor.unfold('In searches and chats')
    await editor.field('language').selectOption('pl')
    await editor.unfold('Links')
    await editor.press('Paste what you have elsewhere')
    await editor.dialog.locator('textarea').fill(LIST_OF_LINKS)
    await editor.dialogButton('Add 14 links').click()
    await expect(preview.locator('.link-label')).toHaveText(LABELS)
    await editor.unfold('Look')
    await page.getByRole('group', { name: 'Palette' }).getByRole('button', { name: 'Witch light' }).click()
    await editor.field('colours.glow').fill('#336699')
    await editor.unfold('Effects')
    await editor.field('effects.strength').fill('0.25')
    await editor.field('cursor').setChecked(false)
    await editor.unfold('Music and films')
    await editor.press('Add a song or a film')
    await editor.field('music.0.url').fill('https://vimeo.com/76979871')
    await expect(preview.locator('.music')).toHaveCount(1)
    await expect(preview.getByAltText('Łucja at her piano')).toHaveJSProperty('naturalHeight', 720)
    await expect(preview.locator('.tagline')).toHaveText('Songs <3 & letters 🌙')
    exported.previewText = await editor.previewText()
    exported.headingFont = await preview
      .locator('h1')
      .evaluate((element) => getComputedStyle(element).fontFamily)
  })

  await test.step('The ZIP has the portrait, upright and without metadata, pictures for chats and tabs, and Polish letters', async () => {
    const { zip, name } = await editor.exportPage()
    exported.zip = zip
    expect.soft(name).toBe('lucja-nocna.zip')
    expect.soft(downloads, 'one export is one file').toEqual(['lucja-nocna.zip'])
    const files = unzipped(zip)
    const metadataOf = (path: string) => sharp(files[path]).metadata()
    const pathOf = (pattern: RegExp) => Object.keys(files).find((path) => pattern.test(path)) ?? ''
    // The photograph is 1600 by 1000 px, on its side. The editor turns it, and scales it to a height of 720 px.
    const portrait = await metadataOf('pictures/portrait.webp')
    expect.soft(portrait).toMatchObject({ format: 'webp', width: 450, height: 720 })
    expect.soft(portrait.exif).toBeUndefined()
    expect.soft(await metadataOf(pathOf(/^share-\w+\.jpg$/))).toMatchObject({ width: 1200, height: 630 })
    expect.soft((await metadataOf(pathOf(/^icon-\w+\.png$/))).format).toBe('png')
    expect.soft(Object.keys(files).join(' ')).toMatch(/fonts\/[\w-]+-latin-ext-[\w-]+\.woff2/)
  })

  await test.step('Opened from disk and over http, the page equals its preview, and contacts no other host', async () => {
    const host = await publish(exported.zip, testInfo)
    for (const address of [host.onDisk, host.address]) {
      const visited = await openPublished(browserOf(page), address)
      expect.soft(visited).toMatchObject({
        text: exported.previewText,
        name: 'Łucja Nocna',
        headingFont: exported.headingFont,
        links: LABELS,
        image: expect.stringMatching(/^share-\w+\.jpg$/),
        messages: [],
        requestsToOtherHosts: [],
      })
      // From disk, the page has the same elements and colours.
      if (address === host.address) expect.soft(await violations(visited.page)).toEqual([])
      // The file with Polish letters, besides the one with English letters.
      expect.soft(visited.loadedFontCount).toBeGreaterThan(1)
      await visited.page.route(/vimeo/, (route) => route.abort())
      const playerRequest = visited.page.waitForRequest(/player\.vimeo\.com/)
      await visited.page.locator('.music summary').click()
      await playerRequest
      await visited.close()
    }
    host.close()
  })

  await test.step('On the next day a link and the address of the page change, and the page is exported again', async () => {
    await reopenEditor(editor, 'Łucja Nocna')
    await editor.unfold('Links')
    await editor.openItem('links.0')
    await editor.field('links.0.label').fill('Newer record')
    // A complete page has no findings, so it is exported at once.
    await editor.press('Export')
    await expect(editor.exportDone).toBeVisible()
    await expect.soft(editor.exportAnyway).toHaveCount(0)
    await editor.dialog.getByLabel('The address of your page', { exact: true }).fill('lucja.example.com')
    await page.keyboard.press('Escape')
    const { zip } = await editor.exportPage()
    const html = new TextDecoder().decode(unzipped(zip)['index.html'])
    const labels = [...html.matchAll(/class="link-label"[^>]*>([^<]*)</g)].map(([, label]) => label)
    expect.soft(labels).toEqual(['Newer record', ...LABELS.slice(1)])
    expect.soft(html).toMatch(/content="https:\/\/lucja\.example\.com\/share-\w+\.jpg"/)
  })
})

test('A page that was changed by hand at its host goes on in the editor, and nothing is lost without a message', async ({
  site,
}, testInfo) => {
  const editor = await openFromShop(site, '/shop/2')
  await editor.field('tagline').fill('Slow songs')
  const { zip } = await editor.exportPage()
  const exported = unzipped(zip)
  const edited = (path: string, ...[from, to]: readonly [string | RegExp, string]) =>
    new TextEncoder().encode(new TextDecoder().decode(exported[path]).replace(from, to))
  const counter = '<script src="https://stats.example/count.js"></script></head>'
  const html = new TextDecoder().decode(edited('index.html', '>Slow songs</p>', '>Fast songs</p>'))
  const changed = {
    ...exported,
    'index.html': new TextEncoder().encode(html.replace('</head>', counter)),
    'style.css': edited('style.css', /--accent: #\w+/, '--accent: #00ff00'),
    'imprint.html': new TextEncoder().encode('<!doctype html><h1>Imprint</h1>'),
  }
  const host = await publish(zipSync(changed), testInfo)
  const download = async (path: string) =>
    [`site/${path}`, new Uint8Array(await (await fetch(host.address + path)).arrayBuffer())] as const
  const downloaded = Object.fromEntries(await Promise.all(Object.keys(changed).map(download)))
  host.close()

  await test.step('The editor names what was changed, and takes what it can', async () => {
    await editor.drop('site.zip', 'application/zip', zipSync(downloaded))
    await expect(
      editor.toast(
        /The page was changed by hand: Tagline, Accent\. The editor shows its own data\. Not part of the editor, so add it to your next export again: stats\.example, imprint\.html\.$/,
      ),
    ).toBeVisible()
    await expect(editor.field('tagline')).toHaveValue('Slow songs')
    await editor.press('Take the changes')
    await expect(editor.toast('Taken from the page: Tagline, Accent.')).toBeVisible()
    await expect(editor.field('tagline')).toHaveValue('Fast songs')
    const files = unzipped((await editor.exportPage()).zip)
    expect.soft(new TextDecoder().decode(files['index.html'])).toContain('>Fast songs</p>')
    expect.soft(new TextDecoder().decode(files['style.css'])).toContain('--accent: #00ff00;')
  })

  await test.step('The bookmarks of a browser lead to the dialog for links', async () => {
    const bookmarks =
      '<!DOCTYPE NETSCAPE-Bookmark-file-1><DL><p><DT><A HREF="https://shop.example/">My shop</A></DL>'
    await editor.drop('bookmarks.html', 'text/html', new TextEncoder().encode(bookmarks))
    await expect(editor.dialog).toContainText(
      '“bookmarks.html” is no page of this editor, so here are the links in it.',
    )
    await editor.dialogButton('Add 1 link').click()
    expect(await editor.linkLabels()).toContain('My shop')
  })
})

test.describe('On a phone,', () => {
  test.use(TOUCH_PHONE)

  test(
    'an artist can make and publish a page by touch, and reads the steps for a phone when it is exported',
    LONG_RUN,
    async ({ site }, testInfo) => {
      const editor = await openFromShop(site, '/shop/3')
      const { page } = editor
      await editor.startBlank('tap')
      await editor.field('name').fill('Mira')
      await editor.field('portrait').setInputFiles(await phonePhotograph())
      await editor.field('portrait.alt').fill('Mira at her easel')
      await expect(editor.field('portraitPlace.zoom')).toBeHidden()
      await page.getByText('Place it in its circle', { exact: true }).tap()
      await editor.field('portraitPlace.zoom').fill('2')
      // A tap near the slider's end, for a picture that shows its lower part. The docked preview is at the end of the form.
      await editor.field('portraitPlace.y').evaluate((field) => field.scrollIntoView({ block: 'center' }))
      const slider = await editor.field('portraitPlace.y').boundingBox()
      if (!slider) throw new Error('there is no slider')
      await page.touchscreen.tap(slider.x + slider.width - 12, slider.y + slider.height / 2)
      await editor.unfold('Links')
      await editor.button('Add a link').tap()
      await editor.field('links.0.label').fill('Commissions')
      await editor.field('links.0.url').fill('mailto:mira@example.com')
      await editor.button('Preview').tap()
      await expect(editor.preview.locator('.portrait img')).toHaveCSS('transform', 'matrix(2, 0, 0, 2, 0, 0)')
      const { zip } = await editor.exportPage()
      const host = await publish(zip, testInfo)
      const visited = await openPublished(browserOf(page), host.address)
      expect(visited).toMatchObject({ name: 'Mira', links: ['Commissions'], messages: [] })
      expect(await violations(visited.page)).toEqual([])
      const [, verticalPlace] = await visited.page
        .locator('.portrait img')
        .evaluate((image) => getComputedStyle(image).objectPosition.split(' '))
      expect(Number.parseFloat(verticalPlace ?? '')).toBeGreaterThan(85)
      host.close()
      await reopenEditor(editor, 'Mira')
      await editor.button('Export').tap()
      await editor.confirmExport('tap')
      await expect(editor.dialog.locator('ol > li').first()).toHaveText(
        'Open Cloudflare Drop. It asks for no account yet.',
      )
      expect(await violations(page)).toEqual([])
    },
  )
})

test(
  'A shop can paste, move, publish and remove links when it has sixty of them',
  LONG_RUN,
  async ({ site }, testInfo) => {
    const editor = await openFromShop(site, '/shop/2')
    const { page } = editor
    await editor.startBlank()
    await editor.field('name').fill('The Wonder Shop')
    await editor.unfold('Links')
    await editor.press('Paste what you have elsewhere')
    const list = Array.from(
      { length: 60 },
      (_, index) => `Print ${index + 1} https://shop.example.com/${index + 1}`,
    )
    await editor.dialog.locator('textarea').fill(list.join('\n'))
    await editor.dialogButton('Add 60 links').click()
    await expect(editor.preview.locator('.link')).toHaveCount(60)
    await editor.openItem('links.59')
    const place = page.getByLabel('Place of Print 60, of 60', { exact: true })
    await place.fill('30')
    await place.press('Enter')
    await expect(editor.preview.locator('.link').nth(29)).toContainText('Print 60')
    await expect(editor.preview.locator('.link').nth(29)).not.toBeInViewport()
    await editor.field('links.29.label').focus()
    await expect(editor.preview.locator('.link').nth(29)).toBeInViewport()
    const host = await publish((await editor.exportPage()).zip, testInfo)
    const visited = await openPublished(browserOf(page), host.address)
    expect(visited.links).toHaveLength(60)
    expect(visited).toMatchObject({
      name: expect.stringMatching(/The Wonder Shop/i),
      messages: [],
    })
    expect(await violations(visited.page)).toEqual([])
    host.close()
    await reopenEditor(editor, 'The Wonder Shop')
    await editor.unfold('Links')
    await editor.press('Remove Print 1')
    const secondHost = await publish((await editor.exportPage()).zip, testInfo)
    expect((await openPublished(browserOf(page), secondHost.address)).links).toHaveLength(59)
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
    async ({ site }, testInfo) => {
      const editor = await openFromShop(site, '/shop/1')
      const { page } = editor
      await editor.startBlank()
      await editor.field('name').fill(name)
      await editor.field('tagline').fill(tagline)
      await editor.unfold('In searches and chats')
      await editor.field('language').selectOption(language)
      await editor.unfold('Links')
      await editor.press('Add a link')
      await editor.field('links.0.label').fill(link)
      await editor.field('links.0.url').fill('https://example.com/1')
      const { zip } = await editor.exportPage()
      for (const template of ['Magical Fantasy', 'Dreamy and Pastel', 'Blood Moon/Eclipse']) {
        await editor.press('See it as another template')
        await editor.dialogButton(template).click()
        await expect(editor.toast(`This is your page as ${template}.`)).toBeVisible()
        const host = await publish((await editor.exportPage()).zip, testInfo)
        const visited = await openPublished(browserOf(page), host.address)
        expect(visited).toMatchObject({ name, links: [link], direction, messages: [] })
        expect(await violations(visited.page)).toEqual([])
        await visited.close()
        host.close()
      }
      expect(unzipped((await editor.exportPage()).zip)).toEqual(unzipped(zip))
    },
  )

test(
  'A page can be made, exported and changed after a reload when only the keyboard is used',
  LONG_RUN,
  async ({ site }, testInfo) => {
    const editor = await openFromShop(site, '/shop/2')
    const { page } = editor
    const addLink = async (label: string, address: string) => {
      await tabTo(page, 'Add a link')
      await page.keyboard.press('Enter')
      // Focus is in the label of the new link, and the next field is its address.
      await page.keyboard.type(label)
      await page.keyboard.press('Tab')
      await page.keyboard.type(address)
    }
    const exportByKeyboard = async () => {
      await tabTo(page, 'Export', 'Shift+Tab')
      const download = page.waitForEvent('download')
      // There are no findings, so the page is exported at once.
      await page.keyboard.press('Enter')
      const saved = await download
      await page.keyboard.press('Escape')
      await expect(editor.button('Export')).toBeFocused()
      return new Uint8Array(readFileSync(await saved.path()))
    }

    await tabTo(page, /^Drafts/)
    await page.keyboard.press('Enter')
    await tabTo(page, 'A blank page')
    await page.keyboard.press('Enter')
    await expect(editor.field('name')).toBeFocused()
    await page.keyboard.type('Ada')
    await tabTo(page, 'Links')
    await page.keyboard.press('Enter')
    await addLink('My notes', 'notes.example.com')
    await addLink('My shop', 'shop.example.com')
    await tabTo(page, 'Move My shop up', 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(editor.announcement).toHaveText('My shop is now number 1 of 2.')
    await tabTo(page, 'Undo', 'Shift+Tab')
    await page.keyboard.press('Enter')
    expect(await editor.linkLabels()).toEqual(['My notes', 'My shop'])
    const host = await publish(await exportByKeyboard(), testInfo)
    const visited = await openPublished(browserOf(page), host.address)
    expect(visited).toMatchObject({ links: ['My notes', 'My shop'], messages: [] })
    expect(await violations(visited.page)).toEqual([])
    host.close()
    await reopenEditor(editor, 'Ada')
    await tabTo(page, 'Links')
    await page.keyboard.press('Enter')
    await tabTo(page, 'My notes')
    await page.keyboard.press('Enter')
    await tabTo(page, 'Remove My notes')
    // The next field is the label, and Tab selects its text.
    await page.keyboard.press('Tab')
    await page.keyboard.type('My letters')
    const secondHost = await publish(await exportByKeyboard(), testInfo)
    expect(await openPublished(browserOf(page), secondHost.address)).toMatchObject({
      links: ['My letters', 'My shop'],
    })
    secondHost.close()
  },
)
