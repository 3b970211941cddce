import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright/test'
import sharp, { type Region, type Sharp } from 'sharp'
import { violations } from '../helpers/axe.ts'
import { leftToRightTextsAtRight } from '../helpers/direction.ts'
import { EditorPage, unzipped } from '../helpers/editor.ts'
import { textsInWrongLanguage } from '../helpers/editorTextLanguages.ts'
import { focusTop, tabTo } from '../helpers/focus.ts'
import { extremePictures, mistakesInLightbox, picturesAtGaps } from '../helpers/galleryShapes.ts'
import { cutOff, overflowing, smallTargets } from '../helpers/layout.ts'
import { EVERYTHING_URL } from '../helpers/origin.ts'
import { expect, type Site, softly, test } from '../helpers/site.ts'
import { translatePage } from '../helpers/translatePage.ts'
import { DESKTOP, SMALL_PHONE, ZOOMED } from '../helpers/windows.ts'

// The site `everything`: right to left, under a base, without a gate, with every optional part. `tests/sites/everything`
// has its content. The fixture fails a test if a request leaves the base or goes to an unlisted host.

const FORM = 'https://forms.example.com'
const PLAYERS = [
  'https://open.spotify.com',
  'https://www.youtube-nocookie.com',
  'https://w.soundcloud.com',
  'https://embed.music.apple.com',
]
const FILMS = 'https://films.example.com'
const STILL = '?renderer=still&motion=still'

test.use({ root: EVERYTHING_URL, hosts: [FORM, FILMS, ...PLAYERS] })

test.beforeEach(async ({ page }) => {
  const answer = { contentType: 'text/html', body: '<!doctype html><title>A player</title>' }
  for (const host of [FILMS, ...PLAYERS]) await page.route(`${host}/**`, (route) => route.fulfill(answer))
})

/** Expects that a page has no violation that axe finds, and that it fits a small phone. */
async function expectAccessible(site: Site): Promise<void> {
  await test.step('it is accessible', async () => {
    await site.page.setViewportSize(DESKTOP)
    expect.soft(await violations(site.page)).toEqual([])
  })
  await expectFitsPhone(site)
}

/** Enough for a page whose parts another page of this site or of `sample` has. */
async function expectFitsPhone({ page }: Site): Promise<void> {
  await test.step('it fits a small phone', async () => {
    await page.setViewportSize(SMALL_PHONE)
    await softly.poll(() => overflowing(page)).toEqual([])
    await softly.poll(() => cutOff(page)).toEqual([])
    await softly.poll(() => smallTargets(page)).toEqual([])
    await page.setViewportSize(DESKTOP)
  })
}

/** Expects that a text without a letter from right to left, as in “Shop!”, is left to itself. */
async function expectTextsInTheirDirection({ page }: Site): Promise<void> {
  await test.step('a text in English alone runs from left to right', async () => {
    expect.soft(await page.locator('main').evaluate(leftToRightTextsAtRight)).toEqual([])
  })
}

/** Sets a mark that a new document would lack. @returns a function that expects the mark */
async function markDocument(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    document.documentElement.dataset.sameDocument = ''
  })
  return () => expect(page.locator('html')).toHaveAttribute('data-same-document', '')
}

/** Chooses a motion with the mouse. The control opens when it is hovered. */
async function chooseMotion(page: Page, name: string): Promise<void> {
  await page.locator('[data-motion-control]').hover()
  await page.getByRole('radio', { name, exact: true }).check()
}

test('The home page has its sections in Arabic, without a gate, contacts a host when a visitor asks for it, and can be used when a browser has translated it', async ({
  site,
}) => {
  const { page, heading } = site
  const requestsTo = (address: string) => site.requests.filter((url) => url.startsWith(address))
  await site.open(`/${STILL}`)

  await test.step('it is open at once, and reads from right to left under the owner’s sky', async () => {
    await expect.soft(page.locator('[data-gate-button]')).toHaveCount(0)
    await expect.soft(site.scene).toHaveAttribute('data-phase', 'open')
    await expect.soft(page.locator('html')).toHaveAttribute('lang', 'ar')
    await expect.soft(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect.soft(page).toHaveTitle('ليلى النجار، تحت قمر واحد')
    await expect.soft(heading).toHaveText('أهلًا، أنا ليلى النجار')
    await expect.soft(heading).toHaveCSS('direction', 'rtl')
    await expect.soft(site.scene).toHaveAttribute('data-stars', '140')
    await expect.soft(page.getByRole('img', { name: 'ليلى من الجانب أمام قمر كبير' })).toBeVisible()
  })

  await test.step('its sections and their navigation are in the owner’s order', async () => {
    const titles = [
      'مواعيد',
      'مشاريع',
      'صور',
      'متجر القوالب',
      'أفلام لليل',
      'موسيقى لليل',
      'أرسلوا رسالة',
      'أين تجدونني',
    ]
    await expect.soft(page.locator('main section h2')).toHaveText(titles)
    const names = ['مواعيد', 'مشاريع', 'صور', 'المتجر', 'أفلام', 'موسيقى', 'رسالة', 'حسابات']
    const links = page.getByRole('navigation', { name: 'الأقسام' }).getByRole('link')
    for (const [index, name] of names.entries())
      await expect.soft(links.nth(index)).toHaveAccessibleName(name)
    await expect.soft(page.locator('header')).toContainText('أرسم أماكن هادئة')
    await expect.soft(page.locator('#socials + section')).toContainText('وبين لعبة وأخرى أصمم مواقع')
    await expect.soft(page.locator('#socials + section li')).toHaveCount(7)
    await expect
      .soft(page.getByRole('navigation', { name: 'الصفحات' }).getByRole('link'))
      .toHaveText(['ليل', 'للصحافة', 'عنّي'])
    await expect
      .soft(page.getByRole('navigation', { name: 'صفحات أخرى' }).getByRole('link'))
      .toHaveText(['الخصوصية'])
  })

  await test.step('coming dates are listed, the next first, and past dates on request', async () => {
    const rows = page.locator('#events li:visible')
    await expect.soft(rows).toHaveText([/2095.*فرن مفتوح.*طرابلس/, /2096.*سوق الميلاد.*بيروت/])
    await page.getByText('مواعيد مضت').click()
    await expect.soft(rows).toHaveText([/2095/, /2096/, /2019.*معرض الرسوم.*صيدا/])
  })
  await expectAccessible(site)
  await expectTextsInTheirDirection(site)

  await test.step('a project leads to a page of the site, without a load', async () => {
    const expectSameDocument = await markDocument(page)
    await page.getByRole('link', { name: 'Letters to No One' }).click()
    await expect(heading).toHaveText('The Long Way Home, and everything that was drawn on it')
    await expectTextsInTheirDirection(site)
    await expect.soft(page).toHaveURL(site.at('/the-long-way'))
    await page.goBack()
    await expect(heading).toHaveText('أهلًا، أنا ليلى النجار')
    await expectSameDocument()
  })

  await test.step('a video is requested when its poster is pressed', async () => {
    const videos = page.locator('#videos')
    await videos.getByText('مدّ', { exact: true }).scrollIntoViewIfNeeded()
    await site.settled()
    expect.soft(requestsTo('https://www.youtube-nocookie.com/embed/4Tr0otuiQuU')).toEqual([])
    expect.soft(requestsTo(FILMS)).toEqual([])
    await videos.getByRole('link', { name: /^شغّلوا: فيلم عن المد/ }).click()
    await expect(videos.locator('iframe')).toBeFocused()
    await expect
      .poll(() => requestsTo('https://www.youtube-nocookie.com/embed/4Tr0otuiQuU').length)
      .toBeGreaterThan(0)
    await videos.getByRole('link', { name: 'شغّلوا: مدّ' }).click()
    await expect(videos.locator('video')).toHaveAttribute('src', `${FILMS}/tide.mp4`)
    await expect.poll(() => requestsTo(FILMS).length).toBeGreaterThan(0)
  })

  await test.step('each player is requested when a reader scrolls to it; other tracks are links', async () => {
    const music = page.locator('#music')
    expect.soft(requestsTo('https://embed.music.apple.com')).toEqual([])
    for (const name of ['سوناتا ضوء القمر، بيتهوفن', 'قائمة الليل', 'A film، Somebody', 'أغنية', 'أسطوانة'])
      await music
        .locator(`iframe[title="مشغل: ${name}"]`)
        .evaluate((frame) => frame.scrollIntoView({ block: 'center', behavior: 'instant' }))
    for (const host of PLAYERS) await expect.poll(() => requestsTo(host).length, host).toBeGreaterThan(0)
    await expect
      .soft(music.getByRole('link', { name: /A record/ }))
      .toHaveAttribute('href', 'https://somebody.bandcamp.com/album/a-record')
    await expect
      .soft(music.locator('audio'))
      .toHaveJSProperty('currentSrc', 'https://songs.example.com/night.mp3')
    expect.soft(requestsTo('https://songs.example.com')).toEqual([])
  })

  await test.step('the form keeps a message that its service refuses, and empties when it is sent', async () => {
    const received: string[] = []
    let status = 500
    await page.route(`${FORM}/f/layla`, (route) => {
      received.push(route.request().postData() ?? '')
      return route.fulfill({ status, headers: { 'Access-Control-Allow-Origin': '*' }, body: '{}' })
    })
    const alert = page.getByRole('alertdialog')
    const message = page.getByRole('textbox', { name: 'الرسالة' })
    await page.getByRole('textbox', { name: 'الاسم' }).fill('سلمى')
    await page.getByRole('button', { name: 'أرسل' }).click()
    await expect(alert).toContainText('اكتبوا بريدكم قبل الإرسال 💌')
    await page.keyboard.press('Escape')
    await page.getByRole('textbox', { name: 'البريد الإلكتروني' }).fill('salma@visitor.example')
    await message.fill('سطران،\nوكلاهما يصل.')
    await page.getByRole('button', { name: 'أرسل' }).click()
    await expect(alert).toContainText('تعذر الإرسال. رسالتكم ما زالت هنا')
    await alert.getByRole('button', { name: 'حسنًا' }).click()
    await expect(message).toHaveValue('سطران،\nوكلاهما يصل.')
    status = 200
    await page.getByRole('button', { name: 'أرسل' }).click()
    await expect(alert).toContainText('شكرًا، رسالتكم في الطريق.')
    await alert.getByRole('button', { name: 'حسنًا' }).click()
    await expect(message).toHaveValue('')
    expect(received).toHaveLength(2)
    const sent = new URLSearchParams(received[1])
    expect.soft(sent.get('email')).toBe('salma@visitor.example')
    expect.soft(sent.get('message')).toMatch(/^سطران،\s+وكلاهما يصل\.$/)
  })

  await test.step('it ends in the eclipse, with the owner’s lines and a button that leads back to the heading', async () => {
    await page.keyboard.press('End')
    await expect.soft(page.getByText('تصبحون على خير. القمر ساهر عنّا.')).toBeInViewport()
    await expect.soft(page.getByText('بقيتم حتى حلّ الظلام. شكرًا.')).toBeVisible()
    await page.getByRole('button', { name: 'العودة إلى البداية' }).click()
    await expect.soft(heading).toBeFocused()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })
  await visitTranslated(site)
})

/** Visits the pages by keyboard and by mouse after the browser has translated them. */
async function visitTranslated(site: Site): Promise<void> {
  const { page, heading } = site
  await translatePage(page)

  await test.step('in a translated page, the first stop leads to the heading, and a link to the pictures', async () => {
    await focusTop(page)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'انتقل إلى المحتوى' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(heading).toBeFocused()
    await tabTo(page, 'شاهدوا الصور')
    await page.keyboard.press('Enter')
    await expect(heading).toHaveText('صور')
    await expect(heading).toBeFocused()
  })

  await test.step('the controls of every page work in a translated page', async () => {
    for (const [path, text] of [
      ['/shop', 'محررات مواقع «الرابط في السيرة»'],
      ['/shop/elsewhere', 'Something else entirely, with a long name'],
      ['/nowhere', 'لا شيء هنا سوى الليل'],
      ['/about', 'عنّي'],
      ['/', 'أهلًا، أنا ليلى النجار'],
    ] as const) {
      await site.goInside(path)
      await expect(heading).toHaveText(text)
    }
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.resolve()
    })
    const share = page.getByRole('button', { name: 'شاركوا الصفحة' })
    for (let press = 0; press < 2; press++) {
      await share.click()
      await expect(page.locator('footer')).toContainText('نُسخ الرابط.')
    }
    await page.getByRole('button', { name: 'أرسل' }).click()
    await expect(page.getByRole('alertdialog')).toContainText('اكتبوا بريدكم قبل الإرسال')
    await page.keyboard.press('Escape')
    await chooseMotion(page, 'هادئة')
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'calm')
    await expect(page.locator('html')).toHaveAttribute('data-js', 'ready')
  })
}

/** Visits the shop, which has a card of another site, and unknown addresses. */
async function visitShop(site: Site): Promise<void> {
  const { page, heading } = site
  await site.goInside('/shop')

  await test.step('the shop has its cards, contacts, hosts and policy', async () => {
    await expect.soft(heading).toHaveText('محررات مواقع «الرابط في السيرة»')
    await expect
      .soft(page.locator('main'))
      .toContainText('واتركوا وسيلة للرد: البريد أو Discord أو Instagram.')
    await expect.soft(page.getByRole('textbox', { name: 'اسمكم' })).toHaveCSS('direction', 'rtl')
    // Not all templates are free, because one is from another site.
    await expect.soft(page.locator('main')).not.toContainText('كل القوالب مجانية.')
    await expect.soft(page.getByRole('link', { name: 'صفحة الدعم' })).toBeVisible()
    await expect
      .soft(page.getByRole('link', { name: 'افتحوا المحرر قمر الدم' }))
      .toHaveAttribute('href', '/layla/editor/1')
    const elsewhere = page.getByRole('link', { name: 'افتحوا المحرر Something else entirely' })
    await expect.soft(elsewhere).toHaveAttribute('href', 'https://editor.example.com/')
    await expect.soft(elsewhere).toHaveAttribute('target', '_blank')
    await expect.soft(page.locator('#publish')).toContainText('اسحبوا المجلد إلى الصفحة.')
    await expect.soft(page.locator('#refund-policy')).toContainText('يمكن الإلغاء خلال 24 ساعة')
  })
  await expectAccessible(site)

  await test.step('the other site’s template has a page with its links', async () => {
    await page.getByRole('link', { name: /^Something else entirely/ }).click()
    await expect(heading).toHaveText('Something else entirely, with a long name')
    const example = page.getByRole('link', { name: 'شاهدوا مثالًا' })
    await expect.soft(example).toHaveAttribute('href', 'https://demo.example.com/')
    await expectFitsPhone(site)
    await page.getByRole('link', { name: 'العودة إلى المتجر' }).first().click()
    await page.getByRole('link', { name: 'اطلبوا موقعًا خاصًا' }).click()
    await expect(page).toHaveURL(site.at('/#message'))
    await expect(page.locator('#message')).toBeInViewport()
  })

  await test.step('an unknown template and an unknown page lead back', async () => {
    await site.goInside('/shop/99')
    await expect.soft(heading).toHaveText('لا يوجد قالب كهذا')
    await page.getByRole('link', { name: 'العودة إلى المتجر' }).click()
    await expect.soft(page).toHaveURL(site.at('/shop'))
    await site.goInside('/nowhere')
    await expect.soft(heading).toHaveText('لا شيء هنا سوى الليل')
    await expectFitsPhone(site)
    await page.getByRole('link', { name: 'إلى الصفحة الرئيسية' }).click()
    await expect.soft(page).toHaveURL(site.at('/'))
  })
}

/** Visits an editor, which has the owner's words and sample, and exports a page from right to left. */
async function visitEditor(site: Site): Promise<void> {
  const { page } = site
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await site.goInside('/editor/1')
  const editor = new EditorPage(page)

  await test.step('form, toolbar and preview are in Arabic', async () => {
    await expect.soft(page).toHaveTitle('محرر قمر الدم · ليلى النجار')
    await expect.soft(editor.preview.locator('h1')).toHaveText('أوفيليا فين')
    await expect.soft(editor.preview.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect.soft(editor.preview.locator('body')).toContainText('الجناح الشرقي عند منتصف الليل')
    const toolbar = page.getByRole('group', { name: 'صفحة' })
    await expect.soft(toolbar.getByRole('button', { name: 'تراجع' })).toBeVisible()
    // The scaled frame fills the device from its left side.
    const frame = page.locator('#editor-preview iframe')
    const deviceBox = await frame.locator('..').boundingBox()
    expect.soft((await frame.boundingBox())?.x).toBeCloseTo(deviceBox?.x ?? 0, 0)
    await expect.soft(page.getByLabel('الاسم', { exact: true })).toHaveValue('أوفيليا فين')
  })
  await expectAccessible(site)

  await test.step('each text is in its language, also in dialogs and messages, though the owner has translated few', async () => {
    await expect.soft(page.locator('[data-editor]')).toHaveAttribute('dir', 'rtl')
    await expect.soft(page.getByText('Look', { exact: true }).first()).toHaveAttribute('lang', 'en')
    await editor.unfold('روابط')
    await page.getByRole('list', { name: 'روابط' }).getByRole('button', { expanded: false }).first().click()
    await page
      .getByRole('button', { name: /^Remove / })
      .first()
      .click()
    await expect(editor.toast(/^Removed “/)).toHaveCSS('direction', 'ltr')
    await expect(editor.announcement.getByText(/^Removed “/)).toHaveAttribute('lang', 'en')
    expect.soft(await textsInWrongLanguage(page)).toEqual([])
    await page.getByRole('button', { name: 'تراجع', exact: true }).first().click()
    await page.getByRole('button', { name: 'Paste what you have elsewhere' }).click()
    expect.soft(await textsInWrongLanguage(page)).toEqual([])
    await editor.dialog.getByRole('textbox').fill('https://example.com/songs')
    await expect(editor.dialog.getByText('1 link', { exact: true })).toHaveAttribute('dir', 'ltr')
    expect.soft(await textsInWrongLanguage(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'مسودات' }).click()
    await expect(editor.dialog.getByText('Rename', { exact: true })).toHaveAttribute('dir', 'ltr')
    expect.soft(await textsInWrongLanguage(page)).toEqual([])
    await page.keyboard.press('Escape')
  })

  await test.step('a typed name is in the preview and in the ZIP, with the owner’s hosts', async () => {
    await editor.unfold('روابط')
    await expect.soft(page.getByRole('list', { name: 'روابط' })).toBeVisible()
    await editor.unfold('عنك')
    await page.getByLabel('الاسم', { exact: true }).fill('سلمى الحداد')
    await expect(editor.preview.locator('h1')).toHaveText('سلمى الحداد')
    const downloaded = page.waitForEvent('download')
    await page.getByRole('button', { name: 'تصدير', exact: true }).click()
    await expect(editor.exportAnyway).toBeVisible()
    expect.soft(await textsInWrongLanguage(page)).toEqual([])
    await editor.confirmExport()
    const files = unzipped(new Uint8Array(await readFile(await (await downloaded).path())))
    const textOf = (file: string) => new TextDecoder().decode(files[file])
    expect.soft(textOf('index.html')).toMatch(/<html lang="ar"[^>]* dir="rtl"/)
    expect.soft(textOf('index.html')).toContain('سلمى الحداد')
    expect.soft(textOf('README.txt')).toContain('Netlify Drop')
    expect.soft(textOf('README.txt')).toContain('أفلتوا ملف ZIP.')
    await expect.soft(editor.dialog).toContainText('Netlify Drop')
  })
}

test('A Markdown page, the shop, unknown addresses and an editor are complete in Arabic, and one document shows them all', async ({
  site,
}) => {
  const { page, heading } = site
  await site.open(`/about${STILL}`)
  const expectSameDocument = await markDocument(page)

  await test.step('each element is as in the Markdown', async () => {
    await expect.soft(heading).toHaveText('عنّي')
    await expect.soft(page.locator('strong')).toHaveText('عشرين عامًا')
    await expect.soft(page.locator('main li li')).toHaveText('وأخرى بلا ضوء')
    await expect.soft(page.locator('main ol li')).toHaveText([/رسالة/, 'انتظروا الجواب ليلًا.'])
    await expect.soft(page.locator('blockquote')).toHaveText('الطين يتذكر كل يد.')
    await expect
      .soft(page.locator('pre'))
      .toHaveText("const night = moon.phase('tonight') / clouds.coverAt('Beirut')")
    await expect.soft(page.locator('pre')).toHaveCSS('direction', 'ltr')
    const picture = page.getByRole('img', { name: 'جرة طويلة' })
    await picture.scrollIntoViewIfNeeded()
    await expect.soft(picture).not.toHaveJSProperty('naturalWidth', 0)
    await expect.soft(page.locator('figcaption')).toHaveText('جرة الشتاء الأول، 2019.')
    const table = page.getByRole('region', { name: 'جدول' }).getByRole('table')
    await expect.soft(table.getByRole('columnheader')).toHaveText(['زيارة', 'يوم', 'ثمن'])
    await expect.soft(table.getByRole('cell')).toHaveText(['ساعة عند الدولاب', 'السبت', '25 €'])
    // The end of a line: on the left.
    await expect.soft(table.getByRole('cell', { name: '25 €' })).toHaveCSS('text-align', 'end')
  })
  await expectAccessible(site)

  await test.step('its code wraps on paper', async () => {
    await page.setViewportSize(SMALL_PHONE)
    await page.emulateMedia({ media: 'print' })
    const code = page.locator('pre')
    expect.soft(await code.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
    await page.emulateMedia({ media: null })
    await page.setViewportSize(DESKTOP)
  })

  await test.step('an anchor leads to its heading', async () => {
    await page.getByRole('link', { name: 'طريقة العمل' }).click()
    await expect(page.getByRole('heading', { name: 'كيف أعمل' })).toBeFocused()
    await expect(page.getByRole('heading', { name: 'كيف أعمل' })).toBeInViewport()
  })

  await test.step('links lead to another page, and to a part of another page', async () => {
    await page.getByRole('link', { name: 'المتجر' }).click()
    await expect(page).toHaveURL(site.at('/shop#refund-policy'))
    await expect(page.locator('#refund-policy')).toBeInViewport()
    await page.goBack()
    await expect(heading).toHaveText('عنّي')
    await page.getByRole('navigation', { name: 'صفحات أخرى' }).getByRole('link', { name: 'الخصوصية' }).click()
    await expect(heading).toHaveText('الخصوصية')
  })
  await visitShop(site)
  await visitEditor(site)
  await expectSameDocument()
})

/** A picture as 8 × 8 pixels of red, green and blue. */
const thumbnail = (picture: Sharp) =>
  picture.flatten().toColourspace('srgb').removeAlpha().resize(8, 8, { fit: 'fill' }).raw().toBuffer()

/** The mean difference of a shown picture and its whole, upright original, [0, 255]. A cropped or turned picture has 30 and more. */
async function differenceFromOriginal(shown: Locator, file: string): Promise<number> {
  const original = new URL(`../sites/everything/pictures/${file}`, import.meta.url)
  const [one, other] = await Promise.all([
    thumbnail(sharp(await shown.screenshot())),
    thumbnail(sharp(await readFile(original)).rotate()),
  ])
  return one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length
}

/** The number of frames in the file that a picture shows now. */
async function frameCount(picture: Locator): Promise<number> {
  const address = await picture.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc)
  if (!address) return 0
  const response = await picture.page().request.get(address)
  const { pages = 1 } = await sharp(await response.body()).metadata()
  return pages
}

test('A gallery shows pictures of any shape whole, upright and crisp, and stops an animation when motion is still', async ({
  site,
}) => {
  const { page } = site
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await site.open('/media?renderer=still')
  const lanterns = page.locator('#nine-lanterns')
  const wheel = lanterns.getByRole('img', { name: 'دولاب خزّاف يدور' })

  await test.step('a GIF stands still under reduced motion until the visitor chooses Full', async () => {
    await wheel.scrollIntoViewIfNeeded()
    await expect.poll(() => frameCount(wheel)).toBe(1)
    await page.emulateMedia({ reducedMotion: null })
    await expect.poll(() => frameCount(wheel)).toBe(8)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect.poll(() => frameCount(wheel)).toBe(1)
    await chooseMotion(page, 'كاملة')
    await expect.poll(() => frameCount(wheel)).toBe(8)
    await page.emulateMedia({ reducedMotion: null })
  })

  await test.step('it stops at Still in its place, and moves in the lightbox', async () => {
    const box = await wheel.boundingBox()
    await chooseMotion(page, 'ساكنة')
    await expect.poll(() => frameCount(wheel)).toBe(1)
    expect.soft(await wheel.boundingBox()).toEqual(box)
    await chooseMotion(page, 'كاملة')
    await wheel.click()
    await expect.poll(() => frameCount(page.locator('dialog figure img'))).toBe(8)
    await page.keyboard.press('Escape')
    await chooseMotion(page, 'ساكنة')
  })

  await test.step('each picture is whole and upright', async () => {
    for (const [name, file, ratio] of [
      ['جبل قائم، التقطه هاتف', 'upright.jpg', 600 / 900],
      ['دولاب خزّاف يدور', 'roda.gif', 960 / 640],
      ['سبع قطع على رف طويل', 'prateleira.webp', 1600 / 500],
      ['جرة طويلة', 'anfora.webp', 960 / 1580],
      ['بلاطة من بكسلات', 'azulejo.png', 1],
    ] as const) {
      const picture = lanterns.getByRole('img', { name })
      await picture.scrollIntoViewIfNeeded()
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
      const { width = 0, height = 1 } = (await picture.boundingBox()) ?? {}
      expect.soft(width / height, file).toBeCloseTo(ratio, 1)
      expect.soft(await differenceFromOriginal(picture, file), file).toBeLessThan(12)
    }
  })

  await test.step('the pixels of pixel art keep their colours', async () => {
    const tile = lanterns.getByRole('img', { name: 'بلاطة من بكسلات' })
    const { width = 0, height = 0 } = (await tile.boundingBox()) ?? {}
    expect.soft(width, 'is enlarged').toBeGreaterThan(96)
    // The middle, without the round corners.
    const middle = { left: width / 4, top: height / 4, width: width / 2, height: height / 2 }
    const area = Object.fromEntries(Object.entries(middle).map(([name, px]) => [name, Math.round(px)]))
    const shown = sharp(await tile.screenshot()).extract(area as unknown as Region)
    const { data, info } = await shown.raw().toBuffer({ resolveWithObject: true })
    const colours = new Set<string>()
    for (let index = 0; index < data.length; index += info.channels)
      colours.add(data.subarray(index, index + 3).join())
    expect.soft(colours.size).toBeLessThan(16)
  })

  await test.step('a comic strip shows its beginning, and scrolls at its own width in the lightbox', async () => {
    const strip = lanterns.getByRole('link', { name: 'قصة مصورة من خمسة إطارات' })
    const tile = (await strip.getByRole('img').boundingBox()) ?? { width: 0, height: 1 }
    expect.soft(tile.width / tile.height).toBeCloseTo(3 / 4, 1)
    await strip.click()
    const picture = page.getByRole('dialog').locator('figure img')
    const box = async () => (await picture.boundingBox()) ?? { width: 0, height: 0, y: 0 }
    await expect.poll(async () => (await box()).width).toBe(800)
    expect.soft((await box()).height).toBe(4500)
    const { y } = await box()
    await page.keyboard.press('PageDown')
    await expect.poll(async () => (await box()).y).toBeLessThan(y - 300)
    expect.soft(await violations(page)).toEqual([])
    await page.setViewportSize(SMALL_PHONE)
    await expect.poll(async () => (await box()).width).toBe(SMALL_PHONE.width)
    await page.setViewportSize(DESKTOP)
    await page.keyboard.press('Escape')
  })

  await test.step('the left arrow shows the next picture', async () => {
    const opener = page.locator('#salt-valley a:has(img)').first()
    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    for (const [key, caption] of [
      ['ArrowLeft', /مطر على القمر.*2 من 6/],
      ['ArrowRight', /قمر أحمر.*1 من 6/],
      ['ArrowRight', /غيوم المساء.*6 من 6/],
      ['ArrowLeft', /قمر أحمر.*1 من 6/],
    ] as const) {
      await page.keyboard.press(key)
      await expect.soft(dialog).toContainText(caption)
    }
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
  })

  await test.step('the rows have no gaps', async () => {
    expect.soft(await picturesAtGaps(page)).toEqual([])
  })

  await test.step('the tallest and the widest picture fit every window with caption and buttons', async () => {
    for (const index of await extremePictures(page)) {
      await page.locator('main a:has(img)').nth(index).click()
      for (const window of [
        SMALL_PHONE,
        { width: 390, height: 844 },
        { width: 844, height: 390 },
        DESKTOP,
        ZOOMED,
      ]) {
        await page.setViewportSize(window)
        expect.soft(await mistakesInLightbox(page), `${window.width} × ${window.height}`).toEqual([])
      }
      await page.setViewportSize(DESKTOP)
      await page.getByRole('dialog').locator('figure img').click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.mouse.click(DESKTOP.width / 2, 8)
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  })

  await expectAccessible(site)
})
