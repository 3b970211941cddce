import { words } from '../../src/site/words.ts'
import { violations } from '../helpers/axe.ts'
import { EditorPage, openEditor } from '../helpers/editor.ts'
import { tabTo } from '../helpers/focus.ts'
import { needs } from '../helpers/needs.ts'
import { expect, test } from '../helpers/site.ts'

needs('editors')

/** As many links as have rows that are laid out when they come into sight. */
const LONG_LIST = 20

test('A draft is saved as it is typed, and two tabs never overwrite each other', async ({
  site,
  context,
}) => {
  const first = await openEditor(site, '1')
  await expect(first.saving).toHaveAttribute('data-saving', 'fresh')
  await first.field('name').fill('From the first')
  await first.saved()
  await site.page.reload()
  await expect(first.field('name')).toHaveValue('From the first')
  await expect(first.preview.locator('h1')).toHaveText('From the first')

  const second = new EditorPage(await context.newPage())
  await second.page.goto(site.at('/editor/1'))
  await expect(second.field('name')).toHaveValue('From the first')
  await expect(second.toasts).toContainText('“My page” is open in another tab')
  await second.field('name').fill('From the second')
  await second.saved()
  await first.field('tagline').fill('Still here')
  await first.saved()
  await second.page.close()

  await site.page.getByRole('button', { name: /^Drafts/ }).click()
  await expect(first.dialog.getByRole('listitem')).toHaveCount(2)
  await first.dialog.getByRole('button', { name: 'Open My page (2)' }).click()
  await expect(first.field('name')).toHaveValue('From the second')
  await site.page.getByRole('button', { name: /^Drafts/ }).click()
  await first.dialog.getByRole('button', { name: 'Open My page', exact: true }).click()
  await expect(first.field('name')).toHaveValue('From the first')
  await expect(first.field('tagline')).toHaveValue('Still here')
})

test('Drafts are renamed, duplicated, deleted, and started again', async ({ site }) => {
  const editor = await openEditor(site, '3')
  const { page } = site
  const drafts = page.getByRole('button', { name: /^Drafts/ })
  const sample = await editor.field('name').inputValue()
  await editor.field('name').fill('Mine')
  await editor.saved()

  await drafts.click()
  await editor.dialog.getByLabel('Name of this draft').fill('Sweets')
  await editor.dialog.getByRole('button', { name: 'Rename' }).click()
  await expect(editor.dialog.getByRole('listitem')).toContainText('Sweets')
  await editor.dialog.getByRole('button', { name: 'Duplicate' }).click()
  await expect(editor.dialog.getByRole('listitem')).toHaveCount(2)
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(drafts).toBeFocused()
  await expect(drafts).toContainText('Sweets (2)')
  await editor.field('name').fill('The copy')
  await editor.saved()

  await drafts.click()
  await editor.dialog.getByRole('button', { name: 'Start again' }).click()
  await expect(editor.field('name')).toHaveValue(sample)
  await page.keyboard.press('Control+z')
  await expect(editor.field('name')).toHaveValue('The copy')

  await drafts.click()
  await editor.dialog.getByRole('button', { name: 'Delete Sweets (2)' }).click()
  await editor.dialog.getByRole('button', { name: 'Really delete Sweets (2)?' }).click()
  await expect(editor.dialog.getByRole('listitem')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(editor.field('name')).toHaveValue('Mine')
})

test('The editor can be used by keyboard alone', async ({ site }) => {
  const editor = await openEditor(site, '2')
  const { page } = site
  await editor.field('title').focus()
  await tabTo(page, 'Add a link', 'Shift+Tab')
  const added = (await editor.labels()).length
  await page.keyboard.press('Enter')
  await expect(editor.field(`links.${added}.label`)).toBeFocused()
  await page.keyboard.type('By keyboard')
  await page.keyboard.press('Tab')
  await page.keyboard.type('https://keys.example/')
  await tabTo(page, 'Move By keyboard up', 'Shift+Tab')
  const count = (await editor.labels()).length
  for (let place = count - 1; place > 0; place--) {
    await page.keyboard.press('Enter')
    await expect(editor.announcement).toHaveText(`By keyboard is now number ${place} of ${count}.`)
  }
  expect((await editor.labels())[0]).toBe('By keyboard')
  await tabTo(page, 'Undo', 'Shift+Tab')
  await page.keyboard.press('Enter')
  expect((await editor.labels())[1]).toBe('By keyboard')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  const saved = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  const anyway = editor.dialog.getByRole('button', { name: 'Export all the same' })
  await expect(anyway.or(editor.dialog.getByText('is on its way'))).toBeVisible()
  if (await anyway.isVisible()) await anyway.press('Enter')
  expect((await saved).suggestedFilename()).toMatch(/^[a-z0-9-]+\.zip$/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Export', exact: true })).toBeFocused()
})

test.describe('On a phone,', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the page is a tab away, and every state is free of accessibility violations', async ({ site }) => {
    await site.open('/editor/3')
    const editor = new EditorPage(site.page)
    await editor.field('name').fill('On the way')
    // A phone loads the preview when its tab is opened.
    await expect(site.page.locator('iframe')).toHaveCount(0)
    await site.page.getByRole('button', { name: 'Preview', exact: true }).click()
    await expect(editor.preview.locator('h1')).toHaveText('On the way')
    await expect(editor.field('name')).toBeHidden()
    expect(await violations(site.page)).toEqual([])
    await site.page.getByRole('button', { name: 'Export', exact: true }).click()
    await expect(editor.dialog).toBeVisible()
    expect(await violations(site.page)).toEqual([])
  })
})

test('Each part of the form is one press away, and lands below the tools, also past a long list', async ({
  site,
}) => {
  const { page } = await openEditor(site, '1')
  const list = page.getByRole('list', { name: 'Links' }).getByRole('listitem')
  while ((await list.count()) < LONG_LIST) await page.getByRole('button', { name: 'Add a link' }).click()
  const tools = page.getByRole('toolbar', { name: 'Page' })
  const parts = page.getByRole('navigation', { name: 'Parts of the form' }).getByRole('button')
  for (const name of (await parts.allInnerTexts()).toReversed()) {
    await parts.filter({ hasText: new RegExp(`^${name}$`) }).press('Enter')
    const part = page.getByRole('region', { name, exact: true })
    await expect(part).toBeFocused()
    await expect(part.getByRole('heading')).toBeInViewport({ ratio: 1 })
    const belowTools = async () => {
      const [toolsY = 0, partY = 0] = await Promise.all([
        tools.evaluate((element) => element.getBoundingClientRect().bottom),
        part.evaluate((element) => element.getBoundingClientRect().top),
      ])
      return partY - toolsY
    }
    await expect.poll(belowTools).toBeGreaterThanOrEqual(0)
  }
})

test.describe('Inside an app,', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Instagram 350.0',
  })

  test('where no file can be saved, the ZIP is shared, or the editor says where the page can be made', async ({
    site,
  }) => {
    const { page } = site
    const editor = await openEditor(site, '3')
    await editor.field('name').fill('Ada of the Moon')
    const startExport = async () => {
      await page.getByRole('button', { name: 'Export', exact: true }).click()
      const anyway = editor.dialog.getByRole('button', { name: 'Export all the same' })
      const packed = editor.dialog.getByText('cannot save files')
      await expect(anyway.or(packed)).toBeVisible()
      if (await anyway.isVisible()) await anyway.click()
    }
    await startExport()
    await expect(editor.dialog).toContainText('This app’s browser cannot save files. Open this page')
    await editor.dialog.getByRole('button', { name: 'Close' }).click()

    await page.evaluate(() => {
      Object.assign(navigator, {
        canShare: ({ files = [] }: ShareData) => files.length === 1,
        share: async ({ files = [] }: ShareData) => {
          const [file] = files
          const start = new Uint8Array((await file?.arrayBuffer()) ?? []).slice(0, 2)
          document.title = `${file?.name} ${file?.type} ${String.fromCharCode(...start)}`
        },
      })
    })
    await startExport()
    await editor.dialog.getByRole('button', { name: 'Share ada-of-the-moon.zip' }).click()
    await expect(page).toHaveTitle('ada-of-the-moon.zip application/zip PK')
  })
})

test.describe('Without a script,', () => {
  test.use({ javaScriptEnabled: false })

  test('an editor says what it needs, and leads back to the shop', async ({ site }) => {
    await site.open('/editor/1')
    await expect(site.page.locator('main noscript p')).toContainText('needs JavaScript')
    await expect(site.page.getByText('on its way')).toBeHidden()
    await site.page.getByRole('link', { name: words.template.back }).click()
    await expect(site.heading).toHaveText(words.shop.heading)
  })
})
