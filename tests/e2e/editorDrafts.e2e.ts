import { words } from '../../src/site/words.ts'
import { SITE_LIMITS } from '../../src/templates/siteLimits.ts'
import { violations } from '../helpers/axe.ts'
import { EditorPage, openEditor, photograph, unzipped } from '../helpers/editor.ts'
import { tabTo } from '../helpers/focus.ts'
import { LONG_RUN } from '../helpers/longRun.ts'
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
  // At once: what is typed last is saved as well.
  await site.page.reload()
  await expect(first.field('name')).toHaveValue('From the first')
  await expect(first.saving).toHaveAttribute('data-saving', 'saved')
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

test('No two drafts bear one name, though two tabs begin at once, and a page ends before its first save', async ({
  site,
  context,
}) => {
  const first = await openEditor(site, '1')
  const second = new EditorPage(await context.newPage())
  await second.page.goto(site.at('/editor/1'))
  await expect(second.field('name')).toBeVisible()
  await Promise.all([
    first.field('name').fill('From the first'),
    second.field('name').fill('From the second'),
  ])
  await Promise.all([first.saved(), second.saved()])
  await second.page.close()

  const { page } = site
  const drafts = page.getByRole('button', { name: /^Drafts/ })
  const putBack = first.dialog.getByRole('button', { name: /^Put back/ })
  await drafts.click()
  for (const count of [1, 2]) {
    await first.dialog
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click()
    await expect(putBack).toHaveCount(count)
  }
  await page.keyboard.press('Escape')
  await first.field('name').pressSequentially('!')
  await page.goto(site.at('/robots.txt'))
  await page.goto(site.at('/editor/1'))
  await drafts.click()
  for (const left of [1, 0]) {
    await putBack.first().click()
    await expect(putBack).toHaveCount(left)
  }
  const names = await first.dialog.getByRole('listitem').locator('p > span:first-child').allInnerTexts()
  expect(names).toHaveLength(3)
  expect(new Set(names).size).toBe(3)
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
  await page.keyboard.press('Escape')
  await expect(drafts).toBeFocused()
  await expect(drafts).toContainText('Sweets (2)')
  await editor.field('name').fill('The copy')
  await editor.saved()

  await drafts.click()
  await editor.dialog.getByRole('button', { name: 'Start again' }).click()
  await expect(editor.field('name')).toHaveValue(sample)
  await expect(editor.toasts).toContainText('Yours is still among the drafts')
  await drafts.click()
  await editor.dialog.getByRole('button', { name: 'Open Sweets (2)' }).click()
  await expect(editor.field('name')).toHaveValue('The copy')

  await drafts.click()
  await editor.dialog.getByRole('button', { name: 'Delete Sweets (2)' }).click()
  await expect(editor.dialog.getByRole('listitem').filter({ hasText: 'Deleted' })).toContainText('Sweets (2)')
  await page.keyboard.press('Escape')
  await expect(editor.field('name')).not.toHaveValue('The copy')
  await page.reload()
  await drafts.click()
  await editor.dialog.getByRole('button', { name: 'Put back Sweets (2)' }).click()
  await editor.dialog.getByRole('button', { name: 'Open Sweets (2)' }).click()
  await expect(editor.field('name')).toHaveValue('The copy')
})

test('What is typed is there afterwards, however the page ends, the first letter too, and nothing asks', async ({
  site,
  context,
}) => {
  const editor = await openEditor(site, '1')
  await editor.field('name').pressSequentially('!')
  await site.page.close()

  const page = await context.newPage()
  const again = new EditorPage(page)
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    return dialog.accept()
  })
  await page.goto(site.at('/editor/1'))
  await expect(again.field('name')).toHaveValue(/^!/)
  await again.field('tagline').fill('Left by a link')
  await page.getByRole('link', { name: words.template.back }).click()
  await expect(again.field('tagline')).toHaveCount(0)
  await page.goBack()
  await expect(again.field('tagline')).toHaveValue('Left by a link')
  // More than a page may hold.
  await again.field('description').fill('')
  await page.keyboard.insertText('x'.repeat(SITE_LIMITS.lineCharacters + 1))
  await expect(page.getByText('This field is full')).toBeVisible()
  await again.field('portrait').setInputFiles({
    name: 'me.jpg',
    mimeType: 'image/jpeg',
    buffer: await photograph(),
  })
  await expect(again.announcement).toContainText('made from me.jpg')
  await again.field('portrait.alt').fill('Left by an address')
  await page.goto(site.at('/robots.txt'))
  await page.goto(site.at('/editor/1'))
  await expect(again.field('portrait.alt')).toHaveValue('Left by an address')
  await expect(again.field('description')).toHaveValue('x'.repeat(SITE_LIMITS.lineCharacters))
  await expect(again.preview.getByAltText('Left by an address')).toHaveJSProperty('naturalHeight', 720)
  await page.getByRole('button', { name: /^Drafts/ }).click()
  await expect(again.dialog.getByRole('listitem')).toHaveCount(1)
  expect(asked).toEqual([])
})

test('Two files that are dropped at once become two drafts, each under its own name', async ({ site }) => {
  const editor = await openEditor(site, '1')
  const { zip } = await editor.exported()
  const page = new TextDecoder().decode(unzipped(zip)['index.html'])
  const name = await editor.field('name').inputValue()
  const named = (other: string) =>
    new TextEncoder().encode(page.replaceAll(`"name":"${name}"`, `"name":"${other}"`))
  const target = site.page.locator('[data-editor]')
  await Promise.all(['One', 'Two'].map((each) => editor.drop(target, 'index.html', 'text/html', named(each))))
  await site.page.getByRole('button', { name: /^Drafts/ }).click()
  const drafts = editor.dialog.getByRole('listitem')
  await expect(drafts).toHaveCount(2)
  for (const each of ['One', 'Two']) {
    const open = editor.dialog.getByRole('button', { name: `Open ${each}` })
    if (await open.isVisible()) {
      await open.click()
      await expect(editor.field('name')).toHaveValue(each)
      await site.page.getByRole('button', { name: /^Drafts/ }).click()
    }
    await expect(drafts.filter({ hasText: 'Open here' })).toContainText(each)
  }

  // A draft of a time to come, say: it is refused where the visitor looks, and stays.
  await site.page.evaluate(async () => {
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
      data: { template: '1', version: 9 },
    }
    store.put(draft, 'draft/later')
    await new Promise((resolve) => {
      store.transaction.oncomplete = resolve
    })
    database.close()
  })
  await site.page.keyboard.press('Escape')
  await site.page.getByRole('button', { name: /^Drafts/ }).click()
  await editor.dialog.getByRole('button', { name: 'Open Later' }).click()
  await expect(editor.dialog.locator('[data-toasts]')).toContainText('“Later” cannot be opened: version')
  await expect(drafts.filter({ hasText: 'Later' })).toBeVisible()
  expect(await violations(site.page)).toEqual([])
})

test('Where nothing can be stored the editor says so, and asks before what was typed is left', async ({
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
  await expect(editor.saving).toHaveText('This browser saves nothing: export before you leave')
  await site.expectSaid([/Drafts cannot be opened/])
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    return dialog.dismiss()
  })
  await editor.field('name').fill('Only here')
  await page.getByRole('button', { name: /^Drafts/ }).click()
  await expect(editor.dialog).toContainText('saves no drafts just now')
  await editor.dialog.getByRole('button', { name: 'Start again' }).click()
  await expect(editor.field('name')).not.toHaveValue('Only here')
  await page.keyboard.press('Control+z')
  await expect(editor.field('name')).toHaveValue('Only here')
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await expect(editor.field('name')).toHaveValue('Only here')

  // Back and forward between pages of this site end no page, and no browser asks: it does as long as the words wait.
  await site.goInside('/shop')
  await expect(site.heading).toHaveText(words.shop.heading)
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => asked).toEqual(['beforeunload', 'beforeunload'])
  await page.goBack()
  await expect(editor.field('name')).toHaveValue('Only here')
  await editor.field('name').fill('Still here')
  await page.goForward()
  await expect(site.heading).toHaveText(words.shop.heading)
  await page.goBack()
  await expect(editor.field('name')).toHaveValue('Still here')
  site.said.length = 0
})

test('While the drafts do not answer the editor works, and saves what was typed once they do', async ({
  site,
  page,
}) => {
  await page.addInitScript(() => {
    const open = indexedDB.open.bind(indexedDB)
    IDBFactory.prototype.open = (name) =>
      // A request for a database that another page keeps from being opened.
      sessionStorage.getItem('answers') ? open(name) : ({} as IDBOpenDBRequest)
  })
  await page.clock.install()
  await page.goto(site.at('/editor/1'))
  const editor = new EditorPage(page)
  await expect(page.getByText('on its way')).toBeVisible()
  const elapse = async () => {
    await page.clock.fastForward(5000)
    return editor.saving.getAttribute('data-saving', { timeout: 1000 }).catch(() => null)
  }
  await expect.poll(elapse).toBe('unavailable')
  await site.expectSaid([/Drafts cannot be opened/])
  await editor.field('name').fill('Typed meanwhile')
  await page.evaluate(() => sessionStorage.setItem('answers', 'yes'))
  await expect.poll(elapse).toBe('saved')
  await page.reload()
  await expect(editor.field('name')).toHaveValue('Typed meanwhile')
})

test('While another page holds the drafts, the editor works, says that it saves nothing, and saves once it can', {
  tag: '@long',
}, async ({ site, context }) => {
  const editor = await openEditor(site, '1')
  await editor.field('name').fill('Before')
  await editor.saved()
  const other = await context.newPage()
  await other.goto(site.at('/robots.txt'))
  await other.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('moongate-editor')
        opening.onsuccess = () => {
          const store = opening.result.transaction('drafts', 'readwrite').objectStore('drafts')
          // A transaction lasts while it is asked for something.
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
  await other.close()
  await editor.saved()
  await site.expectSaid([/Drafts cannot be opened/])
  await site.page.reload()
  await expect(editor.field('name')).toHaveValue('Meanwhile')
})

test('The editor can be used by keyboard alone', LONG_RUN, async ({ site }) => {
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
  await page.getByRole('button', { name: 'Add a link' }).evaluate((button: HTMLButtonElement, many) => {
    for (let links = 0; links < many; links++) button.click()
  }, LONG_LIST)
  await expect.poll(() => list.count()).toBeGreaterThanOrEqual(LONG_LIST)
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
    await expect(site.page.getByText(words.editorPage.needsScript)).toBeVisible()
    await expect(site.page.getByText(words.editorPage.coming)).toBeHidden()
    await site.page.getByRole('link', { name: words.template.back }).click()
    await expect(site.heading).toHaveText(words.shop.heading)
  })
})
