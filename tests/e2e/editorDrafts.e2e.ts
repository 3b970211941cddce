import { fill } from '../../src/lib/fill.ts'
import { violations } from '../helpers/axe.ts'
import { EditorPage, openEditor, phonePhotograph, unzipped } from '../helpers/editor.ts'
import { tabTo } from '../helpers/focus.ts'
import { LONG_RUN } from '../helpers/longRun.ts'
import { needs } from '../helpers/needs.ts'
import { expect, test } from '../helpers/site.ts'
import { editorWords, SITE_LIMITS, text } from '../helpers/siteModules.ts'
import { FIRST_TEMPLATE, SECOND_TEMPLATE, THIRD_TEMPLATE } from '../helpers/templates.ts'
import { textPattern } from '../helpers/textPattern.ts'
import { TOUCH_PHONE } from '../helpers/windows.ts'

needs('editors')

/** The names of the first draft and of its copy. */
const FIRST_DRAFT = editorWords.drafts.first
const COPIED_DRAFT = `${FIRST_DRAFT} (2)`

/** So many links that most of them are outside the window, where the browser does not lay them out. */
const LONG_LIST_LINKS = 20

test('A draft is saved while its user types, and two tabs never overwrite each other', async ({
  site,
  context,
}) => {
  const first = await openEditor(site, FIRST_TEMPLATE)
  await expect(first.saving).toHaveAttribute('data-saving', 'fresh')
  await first.field('name').fill('From the first')
  // Reloads at once, so that unsaved text must survive.
  await site.page.reload()
  await expect(first.field('name')).toHaveValue('From the first')
  await expect(first.saving).toHaveAttribute('data-saving', 'saved')
  await expect(first.preview.locator('h1')).toHaveText('From the first')

  const second = new EditorPage(await context.newPage())
  await second.page.goto(site.at(`/editor/${FIRST_TEMPLATE}`))
  await expect(second.field('name')).toHaveValue('From the first')
  await expect(
    second.toast(editorWords.drafts.elsewhere, { name: FIRST_DRAFT, copy: COPIED_DRAFT }),
  ).toBeVisible()
  await second.field('name').fill('From the second')
  await second.waitUntilSaved()
  await first.field('tagline').fill('Still here')
  await first.waitUntilSaved()
  await second.page.close()

  await first.drafts.click()
  await expect(first.dialog.getByRole('listitem')).toHaveCount(2)
  await first.openDraft(COPIED_DRAFT)
  await expect(first.field('name')).toHaveValue('From the second')
  await first.drafts.click()
  await first.openDraft(FIRST_DRAFT)
  await expect(first.field('name')).toHaveValue('From the first')
  await expect(first.field('tagline')).toHaveValue('Still here')
})

test(
  'Each draft has a unique name when two tabs start at once or a page closes before its draft is saved',
  LONG_RUN,
  async ({ site, context }) => {
    const first = await openEditor(site, FIRST_TEMPLATE)
    const second = new EditorPage(await context.newPage())
    await second.page.goto(site.at(`/editor/${FIRST_TEMPLATE}`))
    await expect(second.field('name')).toBeVisible()
    await Promise.all([
      first.field('name').fill('From the first'),
      second.field('name').fill('From the second'),
    ])
    await Promise.all([first.waitUntilSaved(), second.waitUntilSaved()])
    await second.page.close()

    const { page } = site
    const putBack = first.dialogButton(textPattern(editorWords.drafts.putBackNamed))
    await first.drafts.click()
    for (const count of [1, 2]) {
      await first.dialogButton(textPattern(editorWords.drafts.deleteNamed)).first().click()
      await expect(putBack).toHaveCount(count)
    }
    await page.keyboard.press('Escape')
    await first.field('name').pressSequentially('!')
    await page.goto(site.at('/robots.txt'))
    await page.goto(site.at(`/editor/${FIRST_TEMPLATE}`))
    await first.drafts.click()
    for (const count of [1, 0]) {
      await putBack.first().click()
      await expect(putBack).toHaveCount(count)
    }
    const names = await first.dialog.getByRole('listitem').locator('p > span:first-child').allInnerTexts()
    expect(names).toHaveLength(3)
    expect(new Set(names).size).toBe(3)
  },
)

test('The list of drafts renames, duplicates, deletes, restores and opens drafts', async ({ site }) => {
  const editor = await openEditor(site, THIRD_TEMPLATE)
  const { page } = site
  const { drafts } = editor
  const texts = editorWords.drafts
  const sample = await editor.field('name').inputValue()
  await editor.field('name').fill('Mine')
  await editor.waitUntilSaved()

  await drafts.click()
  await editor.dialog.getByLabel(texts.name, { exact: true }).fill('Sweets')
  await editor.dialogButton(texts.rename).click()
  await expect(editor.dialog.getByRole('listitem')).toContainText('Sweets')
  await editor.dialogButton(texts.duplicate).click()
  await expect(editor.dialog.getByRole('listitem')).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(drafts).toBeFocused()
  await expect(drafts).toContainText('Sweets (2)')
  await editor.field('name').fill('The copy')
  await editor.waitUntilSaved()

  await drafts.click()
  await editor.dialogButton(texts.startAgain).click()
  await expect(editor.field('name')).toHaveValue(sample)
  await expect(editor.toast(texts.started)).toBeVisible()
  await drafts.click()
  await editor.openDraft('Sweets (2)')
  await expect(editor.field('name')).toHaveValue('The copy')

  await drafts.click()
  await editor.dialogButton(fill(texts.deleteNamed, { name: 'Sweets (2)' })).click()
  const deleted = editor.dialog.getByRole('listitem').filter({ hasText: texts.deleted })
  await expect(deleted).toContainText('Sweets (2)')
  await page.keyboard.press('Escape')
  await expect(editor.field('name')).not.toHaveValue('The copy')
  await page.reload()
  await drafts.click()
  await editor.dialogButton(fill(texts.putBackNamed, { name: 'Sweets (2)' })).click()
  await editor.openDraft('Sweets (2)')
  await expect(editor.field('name')).toHaveValue('The copy')
})

test('The typed text is restored without a question when the page is closed or another page opens', async ({
  site,
  context,
}) => {
  const editor = await openEditor(site, FIRST_TEMPLATE)
  await editor.field('name').pressSequentially('!')
  await site.page.close()

  const page = await context.newPage()
  const reopened = new EditorPage(page)
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type())
    return dialog.accept()
  })
  await page.goto(site.at(`/editor/${FIRST_TEMPLATE}`))
  await expect(reopened.field('name')).toHaveValue(/^!/)
  await reopened.field('tagline').fill('Before a link')
  await page.getByRole('link', { name: text.template.back }).click()
  await expect(reopened.field('tagline')).toHaveCount(0)
  await page.goBack()
  await expect(reopened.field('tagline')).toHaveValue('Before a link')
  await reopened.field('description').fill('')
  await page.keyboard.insertText('x'.repeat(SITE_LIMITS.lineCharacters + 1))
  const tooLong = fill(editorWords.form.full, { most: SITE_LIMITS.lineCharacters })
  await expect(page.getByText(tooLong, { exact: true })).toBeVisible()
  await reopened.field('portrait').setInputFiles({
    name: 'me.jpg',
    mimeType: 'image/jpeg',
    buffer: await phonePhotograph(),
  })
  const picture = { place: editorWords.form.portrait, file: 'me.jpg' }
  await expect(reopened.announcement).toHaveText(fill(editorWords.picture.made, picture))
  await reopened.field('portrait.alt').fill('Before an address')
  await page.goto(site.at('/robots.txt'))
  await page.goto(site.at(`/editor/${FIRST_TEMPLATE}`))
  await expect(reopened.field('portrait.alt')).toHaveValue('Before an address')
  await expect(reopened.field('description')).toHaveValue('x'.repeat(SITE_LIMITS.lineCharacters))
  await expect(reopened.preview.getByAltText('Before an address')).toHaveJSProperty('naturalHeight', 720)
  await reopened.drafts.click()
  await expect(reopened.dialog.getByRole('listitem')).toHaveCount(1)
  expect(dialogs).toEqual([])
})

test(
  'Two drafts with their own names appear when two files are dropped at once',
  LONG_RUN,
  async ({ site }) => {
    const editor = await openEditor(site, FIRST_TEMPLATE)
    const { zip } = await editor.exportPage()
    const html = new TextDecoder().decode(unzipped(zip)['index.html'])
    const name = await editor.field('name').inputValue()
    const pageWithName = (newName: string) =>
      new TextEncoder().encode(html.replaceAll(`"name":"${name}"`, `"name":"${newName}"`))
    const target = site.page.locator('[data-editor]')
    await Promise.all(
      ['One', 'Two'].map((newName) => editor.drop(target, 'index.html', 'text/html', pageWithName(newName))),
    )
    await editor.drafts.click()
    const drafts = editor.dialog.getByRole('listitem')
    await expect(drafts).toHaveCount(2)
    for (const draftName of ['One', 'Two']) {
      // The open draft has no such button.
      const openButton = editor.dialogButton(fill(editorWords.drafts.openNamed, { name: draftName }))
      if (await openButton.isVisible()) {
        await openButton.click()
        await expect(editor.field('name')).toHaveValue(draftName)
        await editor.drafts.click()
      }
      await expect(editor.entryOfOpenDraft).toContainText(draftName)
    }
  },
)

test('A draft is kept, and a message shows why it cannot open, when a later version of the editor saved it', async ({
  site,
}) => {
  const editor = await openEditor(site, FIRST_TEMPLATE)
  const drafts = editor.dialog.getByRole('listitem')
  await editor.field('name').fill('Ada')
  await editor.waitUntilSaved()
  await site.page.evaluate(async (template) => {
    const opening = indexedDB.open('moongate-editor')
    const database = await new Promise<IDBDatabase>((resolve) => {
      opening.onsuccess = () => resolve(opening.result)
    })
    const store = database.transaction('drafts', 'readwrite').objectStore('drafts')
    const draft = {
      id: 'later',
      name: 'Later',
      savedAtMs: 1,
      revision: 1,
      data: { template, version: 9 },
    }
    store.put(draft, 'draft/later')
    await new Promise((resolve) => {
      store.transaction.oncomplete = resolve
    })
    database.close()
  }, FIRST_TEMPLATE)
  await editor.drafts.click()
  await editor.openDraft('Later')
  const mistake = `version ${fill(editorWords.data.newer, { version: 9 })}`
  const refusal = fill(editorWords.drafts.damaged, { name: 'Later', mistake })
  await expect(editor.dialog.locator('[data-toasts]')).toContainText(refusal)
  await expect(drafts.filter({ hasText: 'Later' })).toBeVisible()
  expect(await violations(site.page)).toEqual([])
})

test('The editor shows a message when storage is denied, and asks before unsaved text is lost', async ({
  site,
  context,
}) => {
  await context.addInitScript(() => {
    const deny = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    Object.defineProperty(window, 'indexedDB', { get: deny })
    Object.defineProperty(window, 'localStorage', { get: deny })
  })
  const editor = await openEditor(site, FIRST_TEMPLATE)
  const { page } = site
  await expect(editor.saving).toHaveText(editorWords.toolbar.unavailable)
  await site.expectConsole([/Drafts cannot be opened/])
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type())
    return dialog.dismiss()
  })
  await editor.field('name').fill('Only here')
  await editor.drafts.click()
  await expect(editor.dialog).toContainText(editorWords.drafts.unavailable)
  await editor.dialogButton(editorWords.drafts.startAgain).click()
  await expect(editor.field('name')).not.toHaveValue('Only here')
  await page.keyboard.press('Control+z')
  await expect(editor.field('name')).toHaveValue('Only here')
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => dialogs).toEqual(['beforeunload'])
  await expect(editor.field('name')).toHaveValue('Only here')

  // Going back and forward inside the site closes no document, so the browser does not ask. The text must survive.
  await site.goInside('/shop')
  await expect(site.heading).toHaveText(text.shop.heading)
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => dialogs).toEqual(['beforeunload', 'beforeunload'])
  await page.goBack()
  await expect(editor.field('name')).toHaveValue('Only here')
  await editor.field('name').fill('Still here')
  await page.goForward()
  await expect(site.heading).toHaveText(text.shop.heading)
  await page.goBack()
  await expect(editor.field('name')).toHaveValue('Still here')
  // The console reports each failure to store the text.
  site.consoleMessages.length = 0
})

test(
  'Text that was typed while the database gave no answer is saved when the database answers again',
  LONG_RUN,
  async ({ site, page }) => {
    await page.addInitScript(() => {
      const open = indexedDB.open.bind(indexedDB)
      IDBFactory.prototype.open = (name, version) => {
        if (sessionStorage.getItem('answers')) return open(name, version)
        // The page never hears the answer of another database.
        return Object.assign(open('unanswered'), { addEventListener: () => {} })
      }
    })
    await page.clock.install()
    await page.goto(site.at(`/editor/${FIRST_TEMPLATE}`))
    const editor = new EditorPage(page)
    await expect(page.getByText(editorWords.editor.coming, { exact: true })).toBeVisible()
    const statusAfterTenSeconds = async () => {
      await page.clock.fastForward(10_000)
      return editor.saving.getAttribute('data-saving', { timeout: 1000 }).catch(() => null)
    }
    await expect.poll(statusAfterTenSeconds).toBe('unavailable')
    await site.expectConsole([/Drafts cannot be opened/])
    await editor.field('name').fill('Typed meanwhile')
    await page.evaluate(() => sessionStorage.setItem('answers', 'yes'))
    await expect.poll(statusAfterTenSeconds).toBe('saved')
    await page.reload()
    await expect(editor.field('name')).toHaveValue('Typed meanwhile')
  },
)

test(
  'The editor shows that it cannot save while another page blocks the database, and saves afterwards',
  LONG_RUN,
  async ({ site, context }) => {
    const editor = await openEditor(site, FIRST_TEMPLATE)
    await editor.field('name').fill('Before')
    await editor.waitUntilSaved()
    const blockingPage = await context.newPage()
    await blockingPage.goto(site.at('/robots.txt'))
    await blockingPage.evaluate(
      () =>
        new Promise((resolve) => {
          const opening = indexedDB.open('moongate-editor')
          opening.onsuccess = () => {
            const store = opening.result.transaction('drafts', 'readwrite').objectStore('drafts')
            // A transaction stays open as long as it has pending requests.
            const hold = () => {
              store.get('nothing').onsuccess = hold
              resolve(null)
            }
            hold()
          }
        }),
    )
    await site.page.reload()
    await expect(editor.saving).toHaveAttribute('data-saving', 'unavailable')
    await editor.field('name').fill('Meanwhile')
    await expect(editor.preview.locator('h1')).toHaveText('Meanwhile')
    await blockingPage.close()
    await editor.waitUntilSaved()
    await site.expectConsole([/Drafts cannot be opened/])
    await site.page.reload()
    await expect(editor.field('name')).toHaveValue('Meanwhile')
  },
)

test('A link can be added, moved and exported when only the keyboard is used', LONG_RUN, async ({ site }) => {
  const editor = await openEditor(site, SECOND_TEMPLATE)
  const { page } = site
  await editor.field('title').focus()
  await tabTo(page, editorWords.links.add, 'Shift+Tab')
  const added = (await editor.linkLabels()).length
  await page.keyboard.press('Enter')
  await expect(editor.field(`links.${added}.label`)).toBeFocused()
  const name = 'By keyboard'
  await page.keyboard.type(name)
  await page.keyboard.press('Tab')
  await page.keyboard.type('https://keys.example/')
  await tabTo(page, fill(editorWords.items.up, { name }), 'Shift+Tab')
  const count = (await editor.linkLabels()).length
  for (let place = count - 1; place > 0; place--) {
    await page.keyboard.press('Enter')
    await expect(editor.announcement).toHaveText(fill(editorWords.items.moved, { name, place, count }))
  }
  expect((await editor.linkLabels())[0]).toBe(name)
  await tabTo(page, editorWords.toolbar.undo, 'Shift+Tab')
  await page.keyboard.press('Enter')
  expect((await editor.linkLabels())[1]).toBe(name)
  // From the undo button past the redo button to the export button.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  const saved = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  await expect(editor.exportAnyway.or(editor.exportDone)).toBeVisible()
  if (await editor.exportAnyway.isVisible()) await editor.exportAnyway.press('Enter')
  expect((await saved).suggestedFilename()).toMatch(/^[a-z0-9-]+\.zip$/)
  await page.keyboard.press('Escape')
  await expect(editor.button(editorWords.toolbar.export)).toBeFocused()
})

test.describe('On a phone,', () => {
  test.use(TOUCH_PHONE)

  test('the preview has its own tab, and preview and export have no accessibility violation', async ({
    site,
  }) => {
    await site.open(`/editor/${THIRD_TEMPLATE}`)
    const editor = new EditorPage(site.page)
    await editor.field('name').fill('On the way')
    // A phone loads the preview when its tab is opened.
    await expect(site.page.locator('iframe')).toHaveCount(0)
    await editor.press(editorWords.editor.preview)
    await expect(editor.preview.locator('h1')).toHaveText('On the way')
    await expect(editor.field('name')).toBeHidden()
    expect(await violations(site.page)).toEqual([])
    await editor.press(editorWords.toolbar.export)
    await expect(editor.dialog).toBeVisible()
    expect(await violations(site.page)).toEqual([])
  })
})

test('Each part of the form is below the toolbar when its name is pressed, also after a long list', async ({
  site,
}) => {
  const editor = await openEditor(site, FIRST_TEMPLATE)
  const { page } = site
  const items = editor.links.getByRole('listitem')
  await editor.button(editorWords.links.add).evaluate((button: HTMLButtonElement, count) => {
    for (let links = 0; links < count; links++) button.click()
  }, LONG_LIST_LINKS)
  await expect.poll(() => items.count()).toBeGreaterThanOrEqual(LONG_LIST_LINKS)
  const toolbar = page.getByRole('toolbar', { name: editorWords.toolbar.name, exact: true })
  const parts = page.getByRole('navigation', { name: editorWords.editor.parts, exact: true })
  // The last part first, so that the press jumps over links that are not laid out yet.
  for (const name of (await parts.getByRole('button').allInnerTexts()).toReversed()) {
    await parts.getByRole('button', { name, exact: true }).press('Enter')
    const part = page.getByRole('region', { name, exact: true })
    await expect(part).toBeFocused()
    await expect(part.getByRole('heading')).toBeInViewport({ ratio: 1 })
    const distanceBelowToolbarPx = async () => {
      const [toolbarBottom = 0, partTop = 0] = await Promise.all([
        toolbar.evaluate((element) => element.getBoundingClientRect().bottom),
        part.evaluate((element) => element.getBoundingClientRect().top),
      ])
      return partTop - toolbarBottom
    }
    await expect.poll(distanceBelowToolbarPx).toBeGreaterThanOrEqual(0)
  }
})

test.describe('Inside an app,', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Instagram 350.0',
  })

  test('the export recommends a browser that can save files, and shares the ZIP when the app can share files', async ({
    site,
  }) => {
    const { page } = site
    const editor = await openEditor(site, THIRD_TEMPLATE)
    await editor.field('name').fill('Ada of the Moon')
    const startExport = async () => {
      await editor.press(editorWords.toolbar.export)
      const { publish } = editorWords.export
      const publishHeading = editor.dialog.getByRole('heading', { name: publish, exact: true })
      await expect(editor.exportAnyway.or(publishHeading)).toBeVisible()
      if (await editor.exportAnyway.isVisible()) await editor.exportAnyway.click()
    }
    await startExport()
    await expect(editor.dialog).toContainText(editorWords.export.inApp)
    await editor.dialogButton(editorWords.editor.close).click()

    // The fake share sheet writes the name, the type and the first bytes of its file into the page's title.
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
    await expect(editor.dialog).toContainText(editorWords.export.inAppShare)
    await editor.dialogButton(fill(editorWords.export.share, { file: 'ada-of-the-moon.zip' })).click()
    await expect(page).toHaveTitle('ada-of-the-moon.zip application/zip PK')
  })
})

test.describe('Without a script,', () => {
  test.use({ javaScriptEnabled: false })

  test('the editor’s page shows that it needs a script, and links back to the shop', async ({ site }) => {
    await site.open(`/editor/${FIRST_TEMPLATE}`)
    await expect(site.page.getByText(text.editorPage.needsScript)).toBeVisible()
    await expect(site.page.getByText(text.editorPage.coming)).toBeHidden()
    await site.page.getByRole('link', { name: text.template.back }).click()
    await expect(site.heading).toHaveText(text.shop.heading)
  })
})
