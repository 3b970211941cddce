import { EditorPage, openEditor, phonePhotograph, unzipped } from '../helpers/editor.ts'
import { LONG_RUN } from '../helpers/longRun.ts'
import { expect, test } from '../helpers/site.ts'
import { REDUCED_MOTION } from '../helpers/windows.ts'

test.use(REDUCED_MOTION)

/** Opens the editor's open draft in a second tab, and expects that neither tab overwrites the other's draft. */
async function expectTwoTabs(first: EditorPage, second: EditorPage): Promise<void> {
  const address = first.page.url()

  await test.step('The tab that saves second gets a new draft, with a message', async () => {
    await first.field('name').fill('From the first')
    await first.waitUntilSaved()
    await second.page.goto(address)
    await expect(second.field('name')).toHaveValue('From the first')
    await first.field('tagline').fill('Still here')
    await first.waitUntilSaved()
    await second.field('name').fill('From the second')
    await expect(
      second.toast(
        '“My page” was changed in another tab. Your changes in this tab are saved as a new draft, “My page (2)”.',
      ),
    ).toBeVisible()
    await second.waitUntilSaved()
    await expect(second.field('name')).toHaveValue('From the second')
    await second.page.close()
  })

  await test.step('Both drafts can be opened', async () => {
    await first.drafts.click()
    await first.dialogButton('Open My page (2)').click()
    await expect(first.field('name')).toHaveValue('From the second')
    await first.drafts.click()
    await first.dialogButton('Open My page').click()
    await expect(first.field('name')).toHaveValue('From the first')
    await expect(first.field('tagline')).toHaveValue('Still here')
  })
}

test('A draft is saved while its user types, is there again after a reload and in a new tab, and stays apart in two tabs', async ({
  site,
  context,
}) => {
  const editor = await openEditor(site, '3')

  await test.step('The first text is saved, and the last letter before a reload', async () => {
    await expect.soft(editor.saving).toHaveAttribute('data-saving', 'fresh')
    await editor.field('name').fill('Mine')
    await editor.waitUntilSaved()
    await expect.soft(editor.preview.locator('h1')).toHaveText('Mine')
    await editor.field('name').fill('Typed just before a reload')
    await site.page.reload()
    await expect(editor.field('name')).toHaveValue('Typed just before a reload')
    await editor.waitUntilSaved()
    await expect.soft(editor.preview.locator('h1')).toHaveText('Typed just before a reload')
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
    await expect(reopened.field('name')).toHaveValue('Typed just before a reload!')
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

  await test.step('The toolbar shows it', async () => {
    await expect(editor.saving).toHaveText('This browser saves nothing: export before you leave')
    await site.expectConsole([/Drafts cannot be opened/])
    await editor.field('name').fill('Only here')
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
    const undo = first.dialogButton(/^Undo the deletion of ./)
    await first.drafts.click()
    for (const count of [1, 2]) {
      await first
        .dialogButton(/^Delete ./)
        .first()
        .click()
      await expect(undo).toHaveCount(count)
    }
    for (const count of [1, 0]) {
      await undo.first().click()
      await expect(undo).toHaveCount(count)
    }
    await page.keyboard.press('Escape')
    await first.field('name').pressSequentially('!')
    await page.goto(site.at('/robots.txt'))
    await page.goto(site.at('/editor/1'))
    await first.drafts.click()
    await expect(first.dialog.getByRole('listitem')).toHaveCount(3)
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

test(
  'A letter is saved without a warning when the page is busy for longer than it waits for the database',
  LONG_RUN,
  async ({ site }) => {
    const editor = await openEditor(site, '1')
    await site.page.evaluate(() => {
      const { open } = IDBFactory.prototype
      IDBFactory.prototype.open = function (...parameters) {
        IDBFactory.prototype.open = open
        const request = open.apply(this, parameters)
        const endMs = performance.now() + 12_000
        while (performance.now() < endMs);
        return request
      }
    })
    await editor.field('name').fill('Typed before a long task')
    await editor.waitUntilSaved()
    await site.page.reload()
    await expect(editor.field('name')).toHaveValue('Typed before a long task')
  },
)
