import { violations } from '../helpers/axe.ts'
import { EditorPage, openEditor, phonePhotograph, unzipped } from '../helpers/editor.ts'
import { LONG_RUN } from '../helpers/longRun.ts'
import { expect, test } from '../helpers/site.ts'

/** Opens the editor's open draft in a second tab, and expects that neither tab overwrites the other's draft. */
async function expectTwoTabs(first: EditorPage, second: EditorPage): Promise<void> {
  const address = first.page.url()

  await test.step('The second tab saves a copy, with a message', async () => {
    await first.field('name').fill('From the first')
    await first.waitUntilSaved()
    await second.page.goto(address)
    await expect(second.field('name')).toHaveValue('From the first')
    await expect(
      second.toast(
        '“Sweets (2)” is open in another tab, so what you change here is saved as another draft, “Sweets (3)”.',
      ),
    ).toBeVisible()
    await second.field('name').fill('From the second')
    await second.waitUntilSaved()
    await first.field('tagline').fill('Still here')
    await first.waitUntilSaved()
  })

  await test.step('Each tab opens its own draft after a reload, although the other one is newer', async () => {
    await second.page.reload()
    await expect(second.field('name')).toHaveValue('From the second')
    await first.page.reload()
    await expect(first.field('name')).toHaveValue('From the first')
    await second.page.close()
  })

  await test.step('Both drafts can be opened', async () => {
    await first.drafts.click()
    await first.dialogButton('Open Sweets (3)').click()
    await expect(first.field('name')).toHaveValue('From the second')
    await first.drafts.click()
    await first.dialogButton('Open Sweets (2)').click()
    await expect(first.field('name')).toHaveValue('From the first')
    await expect(first.field('tagline')).toHaveValue('Still here')
  })
}

test('Drafts are saved while their user types, can be renamed, duplicated, deleted, restored and opened, and stay apart in two tabs', async ({
  site,
  context,
}) => {
  const editor = await openEditor(site, '3')
  const { drafts, dialog } = editor
  const entries = dialog.getByRole('listitem')

  await test.step('The first text is saved', async () => {
    await expect.soft(editor.saving).toHaveAttribute('data-saving', 'fresh')
    await editor.field('name').fill('Mine')
    await editor.waitUntilSaved()
    await expect.soft(editor.preview.locator('h1')).toHaveText('Mine')
  })

  await test.step('A draft is renamed and duplicated', async () => {
    await drafts.click()
    await dialog.getByLabel('Name of this draft', { exact: true }).fill('Sweets')
    await editor.dialogButton('Rename').click()
    await expect(entries).toContainText('Sweets')
    await editor.dialogButton('Duplicate').click()
    await expect(entries).toHaveCount(2)
    await site.page.keyboard.press('Escape')
    await expect.soft(drafts).toBeFocused()
    await expect.soft(drafts).toContainText('Sweets (2)')
    await editor.field('name').fill('The copy')
    await editor.waitUntilSaved()
  })

  await test.step('A new draft starts with the sample, and the others can be opened', async () => {
    await drafts.click()
    await editor.dialogButton('Start again').click()
    await expect(editor.field('name')).toHaveValue('Mimi Cloud')
    await expect.soft(editor.toast(/^This is a new draft, “.*”, as the template came\./)).toBeVisible()
    await drafts.click()
    await editor.dialogButton('Open Sweets (2)').click()
    await expect(editor.field('name')).toHaveValue('The copy')
  })

  await test.step('A deleted draft can be put back after a reload, before which the last letter is saved', async () => {
    await drafts.click()
    await editor.dialogButton('Delete Sweets (2)').click()
    await expect.soft(entries.filter({ hasText: 'Deleted, kept for a month' })).toContainText('Sweets (2)')
    await site.page.keyboard.press('Escape')
    await expect(editor.field('name')).not.toHaveValue('The copy')
    await editor.field('name').fill('Typed just before a reload')
    await site.page.reload()
    await expect(editor.field('name')).toHaveValue('Typed just before a reload')
    await editor.waitUntilSaved()
    await expect.soft(editor.preview.locator('h1')).toHaveText('Typed just before a reload')
    await drafts.click()
    await editor.dialogButton('Put back Sweets (2)').click()
    await editor.dialogButton('Open Sweets (2)').click()
    await expect(editor.field('name')).toHaveValue('The copy')
  })

  await test.step('A draft of a later version of the editor stays, with the reason why it cannot open', async () => {
    await site.page.evaluate(async () => {
      const opening = indexedDB.open('moongate-editor')
      const database = await new Promise<IDBDatabase>((resolve) => {
        opening.onsuccess = () => resolve(opening.result)
      })
      const store = database.transaction('drafts', 'readwrite').objectStore('drafts')
      const data = { template: '3', version: 9 }
      store.put({ id: 'later', name: 'Later', savedAtMs: 1, revision: 1, data }, 'draft/later')
      await new Promise((resolve) => {
        store.transaction.oncomplete = resolve
      })
      database.close()
    })
    await drafts.click()
    await editor.dialogButton('Open Later').click()
    await expect(dialog.locator('[data-toasts]')).toContainText(
      'The draft “Later” cannot be opened: version is 9, newer than this editor',
    )
    await expect.soft(entries.filter({ hasText: 'Later' })).toBeVisible()
    expect.soft(await violations(site.page)).toEqual([])
    await site.page.keyboard.press('Escape')
  })

  await test.step('The typed text and picture are there again, without a question, when the page was left', async () => {
    await editor.field('portrait').setInputFiles(await phonePhotograph())
    await expect(editor.announcement).toHaveText('Your picture: made from me.jpg.')
    await editor.field('portrait.alt').fill('Before the end')
    await editor.field('name').press('End')
    await editor.field('name').pressSequentially('!')
    await site.page.close()
    const page = await context.newPage()
    const reopened = new EditorPage(page)
    const questions: string[] = []
    page.on('dialog', (question) => {
      questions.push(question.type())
      return question.accept()
    })
    await page.goto(site.at('/editor/3'))
    await expect(reopened.field('name')).toHaveValue('The copy!')
    await expect(reopened.field('portrait.alt')).toHaveValue('Before the end')
    await expect(reopened.preview.getByAltText('Before the end')).toHaveJSProperty('naturalHeight', 720)
    await reopened.field('tagline').fill('Before a link')
    await page.getByRole('link', { name: '← Back to Shop' }).click()
    await expect(reopened.field('tagline')).toHaveCount(0)
    await page.goBack()
    await expect(reopened.field('tagline')).toHaveValue('Before a link')
    expect.soft(questions).toEqual([])
    await expectTwoTabs(reopened, new EditorPage(await context.newPage()))
  })
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
  const editor = await openEditor(site, '1')
  const { page } = site
  const questions: string[] = []
  page.on('dialog', (question) => {
    questions.push(question.type())
    return question.dismiss()
  })

  await test.step('The toolbar and the drafts show it', async () => {
    await expect(editor.saving).toHaveText('This browser saves nothing: export before you leave')
    await site.expectConsole([/Drafts cannot be opened/])
    await editor.field('name').fill('Only here')
    await editor.drafts.click()
    await expect(editor.dialog).toContainText('This browser saves no drafts just now.')
    await editor.dialogButton('Start again').click()
    await expect(editor.field('name')).toHaveValue('Ophelia Vane')
    await page.keyboard.press('Control+z')
    await expect(editor.field('name')).toHaveValue('Only here')
  })

  await test.step('The browser asks before the page closes', async () => {
    await page.close({ runBeforeUnload: true })
    await expect.poll(() => questions).toEqual(['beforeunload'])
    await expect(editor.field('name')).toHaveValue('Only here')
  })

  await test.step('The text survives going back and forward inside the site', async () => {
    // No document is closed, so the browser does not ask.
    await site.goInside('/shop')
    await expect(site.heading).toHaveText('Customizable “link in bio” website editors')
    await page.close({ runBeforeUnload: true })
    await expect.poll(() => questions).toEqual(['beforeunload', 'beforeunload'])
    await page.goBack()
    await expect(editor.field('name')).toHaveValue('Only here')
    await editor.field('name').fill('Still here')
    await page.goForward()
    await expect(site.heading).toHaveText('Customizable “link in bio” website editors')
    await page.goBack()
    await expect(editor.field('name')).toHaveValue('Still here')
  })
  // The console reports each failure to store the text.
  site.consoleMessages.length = 0
})

test(
  'Each draft has a unique name when two tabs start at once or a page closes before its draft is saved',
  LONG_RUN,
  async ({ site, context }) => {
    const first = await openEditor(site, '1')
    const second = new EditorPage(await context.newPage())
    await second.page.goto(site.at('/editor/1'))
    await expect(second.field('name')).toBeVisible()
    await Promise.all([
      first.field('name').fill('From the first'),
      second.field('name').fill('From the second'),
    ])
    await Promise.all([first.waitUntilSaved(), second.waitUntilSaved()])
    await second.page.close()

    const { page } = site
    const putBack = first.dialogButton(/^Put back ./)
    await first.drafts.click()
    for (const count of [1, 2]) {
      await first
        .dialogButton(/^Delete ./)
        .first()
        .click()
      await expect(putBack).toHaveCount(count)
    }
    await page.keyboard.press('Escape')
    await first.field('name').pressSequentially('!')
    await page.goto(site.at('/robots.txt'))
    await page.goto(site.at('/editor/1'))
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

test(
  'Two drafts with their own names appear when two files are dropped at once',
  LONG_RUN,
  async ({ site }) => {
    const editor = await openEditor(site, '1')
    const { zip } = await editor.exportPage()
    const html = new TextDecoder().decode(unzipped(zip)['index.html'])
    const pageWithName = (name: string) =>
      new TextEncoder().encode(html.replaceAll('"name":"Ophelia Vane"', `"name":"${name}"`))
    await Promise.all(
      ['One', 'Two'].map((name) => editor.drop('index.html', 'text/html', pageWithName(name))),
    )
    await editor.drafts.click()
    await expect(editor.dialog.getByRole('listitem')).toHaveCount(2)
    // One of the two is open.
    const openOther = editor.dialogButton(/^Open (One|Two)$/)
    const names = [await editor.field('name').inputValue()]
    await openOther.click()
    await expect(editor.field('name')).not.toHaveValue(names[0] ?? '')
    names.push(await editor.field('name').inputValue())
    expect(names.toSorted()).toEqual(['One', 'Two'])
    await editor.drafts.click()
    await expect(editor.entryOfOpenDraft).toContainText(names[1] ?? '')
  },
)

test(
  'The editor shows that it cannot save while another page blocks the database, and saves afterwards',
  LONG_RUN,
  async ({ site, context }) => {
    const editor = await openEditor(site, '1')
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
