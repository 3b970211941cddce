import type { Page } from 'playwright/test'
import { EditorPage } from '../helpers/editor.ts'
import { expect, STILL_SKY, test } from '../helpers/site.ts'
import { TOUCH_PHONE } from '../helpers/windows.ts'

const nameLine = (page: Page) => page.getByRole('textbox', { name: 'Your name' })
/** The lines of a name on the covers. They are invisible without a name. */
const namesOn = (page: Page) => page.locator('main [data-shown] > span > span')

test('A name that a visitor writes stands on the three covers as the templates would show it, and on the next page', async ({
  site,
}) => {
  const { page } = site
  const isOfNames = (url: string) => /NamedCover|nameless|\/fonts-/.test(url)

  await test.step('nothing of it is fetched before the line has the focus', async () => {
    await site.open(`/${STILL_SKY}`)
    await nameLine(page).scrollIntoViewIfNeeded()
    await site.settled()
    expect(site.requests.filter(isOfNames)).toEqual([])
    await expect(nameLine(page)).toHaveValue('')
    await expect(nameLine(page)).toHaveAttribute('placeholder', 'Your name')
  })

  await test.step('the focus fetches the covers without a name, and shows none', async () => {
    const count = site.requests.length
    const scrollY = () => page.evaluate(() => window.scrollY)
    const top = await scrollY()
    await nameLine(page).focus()
    await site.settled()
    expect(await scrollY()).toBe(top)
    const fetched = site.requests.slice(count)
    expect(fetched.filter((url) => url.includes('nameless'))).toHaveLength(3)
    await expect(namesOn(page)).toHaveCount(0)
  })

  await test.step('the name stands on the three covers, each in the typeface of its template', async () => {
    await nameLine(page).fill('Juniper Vale')
    await expect(namesOn(page)).toHaveText(['Juniper Vale', 'Juniper Vale', 'Juniper Vale'])
    const families = await namesOn(page).evaluateAll((names) =>
      names.map((name) => getComputedStyle(name).fontFamily.replace(/"?([^",]+).*/, '$1')),
    )
    expect(new Set(families).size).toBe(3)
    const loaded = await page.evaluate(() =>
      [...document.fonts].map(({ family }) => family.replaceAll('"', '')),
    )
    expect(loaded).toEqual(expect.arrayContaining(families))
  })

  const sizes = () =>
    namesOn(page).evaluateAll((names) =>
      names.map((name) => Number.parseFloat(getComputedStyle(name).fontSize)),
    )

  await test.step('a long name is smaller, and stays below the portraits', async () => {
    const usual = await sizes()
    for (const name of [
      'Maximiliana Featherstone of the Northern',
      'Nguyễn Phúc Bảo Long và những người bạn',
    ]) {
      await nameLine(page).fill(name)
      await expect
        .poll(async () => (await sizes()).every((size, index) => size < (usual[index] ?? 0)))
        .toBe(true)
      const areInside = () =>
        namesOn(page).evaluateAll((names) =>
          names.map((name) => {
            const box = name.getBoundingClientRect()
            const space = name.parentElement?.getBoundingClientRect() ?? new DOMRect()
            return box.top >= space.top && box.left >= space.left && box.right <= space.right
          }),
        )
      await expect.poll(areInside).toEqual([true, true, true])
    }
  })

  await test.step('one letter, Vietnamese, Arabic and an emoji are shown as they are written', async () => {
    for (const name of ['J', 'Nguyễn Thị Hồng Đào', 'ليلى القمري', '🌙 Mo 🌙']) {
      await nameLine(page).fill(name)
      await expect(namesOn(page)).toHaveText([name, name, name])
    }
  })

  await test.step('a line of spaces shows the names of the samples', async () => {
    await nameLine(page).fill('    ')
    await expect(namesOn(page)).toHaveCount(0)
  })

  await test.step('the name is also on the covers of the shop, and in a new document', async () => {
    await nameLine(page).fill('Juniper Vale')
    await page.getByRole('link', { name: 'Visit My Template Shop' }).click()
    await expect(nameLine(page)).toHaveValue('Juniper Vale')
    await expect(namesOn(page)).toHaveText(['Juniper Vale', 'Juniper Vale', 'Juniper Vale'])
    await site.open(`/shop${STILL_SKY}`)
    await expect(nameLine(page)).toHaveValue('Juniper Vale')
    await expect(namesOn(page)).toHaveCount(3)
  })
})

test.describe('On a touch screen', () => {
  test.use(TOUCH_PHONE)

  test('the names on the covers are above the keyboard while a visitor writes one', async ({ site }) => {
    const { page } = site
    const KEYBOARD_PX = 300
    for (const path of ['/', '/shop']) {
      await site.open(path + STILL_SKY)
      await nameLine(page).tap()
      await nameLine(page).fill('Juniper Vale')
      await expect(namesOn(page)).toHaveCount(3)
      const bottomPx = async () => {
        const box = await namesOn(page).first().boundingBox()
        return (box?.y ?? Number.NaN) + (box?.height ?? 0)
      }
      await expect.poll(bottomPx).toBeLessThan(TOUCH_PHONE.viewport.height - KEYBOARD_PX)
      await expect(nameLine(page)).toBeInViewport({ ratio: 1 })
    }
  })
})

test('A template page shows the example in a phone when a visitor asks for it, in the colours of the palette that is pressed', async ({
  site,
}) => {
  const { page } = site
  await site.open(`/shop/1${STILL_SKY}`)
  await site.settled()
  expect(site.requests.filter((url) => url.includes('/examples/'))).toEqual([])
  await page.getByRole('button', { name: 'Try it here' }).click()
  const example = page.frameLocator('iframe[title="Blood Moon/Eclipse Template, the example site"]')
  await expect(example.getByRole('heading', { level: 1 })).toHaveText('Ophelia Vane')

  const palettes = page.getByRole('group', { name: 'Palettes' })
  await expect(palettes.getByRole('radio')).toHaveCount(5)
  await expect(palettes.getByRole('radio').first()).toBeChecked()
  const ground = () => example.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor)
  const before = await ground()
  // The dot of a palette lies over its radio button.
  await palettes.locator('label').nth(3).click()
  await expect.poll(ground).not.toBe(before)
  await page.getByRole('button', { name: 'Close the example' }).click()
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('The editor opens with the name that a visitor has written in the shop, once, and leaves other drafts as they are', async ({
  site,
}) => {
  const { page } = site
  await site.open(`/shop${STILL_SKY}`)
  /** Writes a name, and opens the editor of the first template as a visitor does. */
  const openWith = async (name: string) => {
    await nameLine(page).fill(name)
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: 'Open Template Editor Blood Moon/Eclipse Template' }).click()
    const editor = new EditorPage(await opened)
    await expect(editor.field('name')).toHaveValue(name.trim())
    return editor
  }

  await test.step('the page has the name, and an undo returns to that of the sample', async () => {
    const editor = await openWith('Juniper Vale')
    await expect(editor.preview.locator('h1')).toHaveText('Juniper Vale')
    await editor.undo.click()
    await expect(editor.field('name')).toHaveValue('Ophelia Vane')
    await editor.redo.click()
    await editor.field('tagline').fill('Songs at dusk')
    await editor.waitUntilSaved()
    await editor.field('name').fill('Juniper')
    await editor.waitUntilSaved()
    await editor.page.reload()
    await expect(editor.field('name')).toHaveValue('Juniper')
    await editor.page.close()
  })

  await test.step('another name opens another draft, and the older one is unchanged', async () => {
    const editor = await openWith('  Moss ')
    await expect(editor.field('tagline')).toHaveValue('Songs for the longest night')
    await editor.waitUntilSaved()
    await editor.drafts.click()
    await editor.dialogButton('Open Juniper Vale').click()
    await expect(editor.field('name')).toHaveValue('Juniper')
    await expect(editor.field('tagline')).toHaveValue('Songs at dusk')
    await editor.page.close()
  })
})
