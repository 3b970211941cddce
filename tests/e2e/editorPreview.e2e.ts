import { fill } from '../../src/lib/fill.ts'
import { templates } from '../../src/site/content.ts'
import { editorWords } from '../../src/site/editorWords.ts'
import { TEMPLATE_IDS } from '../../src/site/templateFolders.ts'
import { text } from '../../src/site/text.ts'
import { EditorPage, openEditor } from '../helpers/editor.ts'
import { longRunIf, repeatsTemplate } from '../helpers/longRun.ts'
import { needs } from '../helpers/needs.ts'
import { ROOT } from '../helpers/origin.ts'
import { previewAddress } from '../helpers/previewAddress.ts'
import { expect, test } from '../helpers/sharedPage.ts'
import { QUIET } from '../helpers/site.ts'
import { FIRST_TEMPLATE, SECOND_TEMPLATE } from '../helpers/templates.ts'

needs('editors')

test.use({ viewport: { width: 1280, height: 900 } })

/** Texts for fields. Many of them are hard to escape in HTML. */
const TYPED = {
  name: ' O’Neill & "Söhne" <b>',
  tagline: " it's <span>",
  bio: ' a\nb & c',
  'links.0.label': ' <a href="x">y</a>',
  'links.0.url': '?a=1&b="2"',
  'links.1.label': '…',
  'links.1.note': '>',
  'socials.0.url': '/x',
  'portrait.alt': ' <img src=x onerror=alert(1)>',
  title: ' </title>',
  description: ' "quoted"',
} as const

function previewFrame({ page }: EditorPage) {
  const frame = page.frames().find((each) => each.url().includes('/editor/frame/'))
  if (!frame) throw new Error('there is no preview')
  return frame
}

/** The title and the HTML of the preview, without the addresses of pictures, which change each time. */
async function readPreview(editor: EditorPage): Promise<string[]> {
  const frame = previewFrame(editor)
  const html = await frame.locator('main').evaluate((main) => main.outerHTML)
  return [await frame.title(), html.replaceAll(/blob:[^"]+/g, 'blob:')]
}

for (const template of TEMPLATE_IDS)
  test(
    `Text typed into the editor of template ${template} shows as on a reopened page, and the effects continue`,
    longRunIf(repeatsTemplate(template)),
    async ({ site }) => {
      const editor = await openEditor(site, template)
      const decoration = editor.preview.locator('[data-live]:not(button)')
      await expect
        .poll(() => decoration.evaluate(({ childElementCount }) => childElementCount))
        .toBeGreaterThan(0)
      await decoration.evaluate(({ firstElementChild }) => firstElementChild?.setAttribute('data-first', ''))

      for (const [path, value] of Object.entries(TYPED)) {
        await editor.field(path).press('Control+End')
        await site.page.keyboard.type(value)
      }
      await expect(editor.preview.locator('h1')).toContainText('<b>')
      await editor.field('name').press('Home')
      await site.page.keyboard.type('Zoë ')
      await site.page.keyboard.press('Backspace')
      await expect(editor.preview.locator('h1')).toContainText(/^Zoë/)
      await editor.field('tagline').fill('')
      await expect(editor.preview.locator('.tagline')).toHaveCount(0)
      await editor.field('tagline').fill('Back again')
      await expect(editor.preview.locator('.tagline')).toHaveText('Back again')
      await expect(decoration.locator('[data-first]')).toHaveCount(1)
      await editor.waitUntilSaved()
      await expect
        .poll(() => readPreview(editor))
        .toEqual([expect.stringContaining('</title>'), expect.anything()])
      const typed = await readPreview(editor)
      await site.page.reload()
      await expect(editor.preview.locator('h1')).toContainText('<b>')
      expect(typed).toEqual(await readPreview(editor))
    },
  )

test('A word typed without a pause is one undo step, each link is a form, and Enter does not leave the page', async ({
  site,
}) => {
  const editor = await openEditor(site, SECOND_TEMPLATE)
  const name = await editor.field('name').inputValue()
  await editor.field('name').press('End')
  await site.page.keyboard.type(' of the moon')
  await expect(editor.preview.locator('h1')).toHaveText(`${name} of the moon`)
  await site.page.keyboard.press('Control+z')
  await expect(editor.announcement).toHaveText(editorWords.toolbar.undone)
  await expect(editor.field('name')).toHaveValue(name)
  await expect(editor.preview.locator('h1')).toHaveText(name)

  const fieldsAround = (path: string) =>
    editor.field(path).evaluate((field: HTMLInputElement) => field.form?.elements.length)
  expect(await fieldsAround('links.0.label')).toBe(4)
  expect(await fieldsAround('links.1.url')).toBe(4)
  expect(await fieldsAround('socials.0.url')).toBe(2)
  const address = site.page.url()
  await editor.press(editorWords.music.add)
  for (const path of ['music.0.url', 'name', 'links.0.label']) {
    await editor.field(path).press('End')
    await site.page.keyboard.type('z')
    await site.page.keyboard.press('Enter')
    await expect(editor.field(path)).toHaveValue(/z$/)
    await expect(editor.field(path)).toBeFocused()
  }
  expect(site.page.url()).toBe(address)
})

test('The preview shows a typed letter within two frames when the page has sixty links', async ({ site }) => {
  const editor = await openEditor(site, SECOND_TEMPLATE)
  const { page } = site
  await editor.press(editorWords.links.paste)
  const list = Array.from({ length: 60 }, (_, index) => `Print ${index + 1} https://example.com/${index + 1}`)
  await editor.dialog.locator('textarea').fill(list.join('\n'))
  await editor.dialogButton(fill(editorWords.links.addMany, { count: list.length })).click()
  await expect(editor.preview.locator('.link').nth(60)).toBeAttached()
  await editor.field('name').press('End')

  const frame = previewFrame(editor)
  const heading = editor.preview.locator('h1')
  const counts: number[] = []
  for (const letter of 'night') {
    const before = await heading.textContent()
    // The preview is a document whose animation clock starts at another moment.
    const shown = await frame.evaluateHandle(() => ({
      at: new Promise<number>((resolve) => {
        const now = () => resolve(performance.timeOrigin + performance.now())
        const observer = new MutationObserver(now)
        observer.observe(document.body, { characterData: true, childList: true, subtree: true })
      }),
    }))
    const typed = await page.evaluateHandle(() => {
      const frames: number[] = []
      const count = () => {
        frames.push(performance.timeOrigin + performance.now())
        if (frames.length < 60) requestAnimationFrame(count)
      }
      addEventListener('input', () => requestAnimationFrame(count), { once: true })
      return frames
    })
    await page.keyboard.type(letter)
    await expect(heading).toHaveText(`${before}${letter}`)
    const shownAt = await shown.evaluate(({ at }) => at)
    counts.push((await typed.jsonValue()).filter((at) => at < shownAt).length)
  }
  // A busy machine may miss one frame.
  expect(counts.toSorted()[2], `frames: ${counts.join(', ')}`).toBeLessThanOrEqual(2)
})

test('The preview cannot reach the page around it or the network', async ({ site }) => {
  const editor = await openEditor(site, FIRST_TEMPLATE)
  const frame = previewFrame(editor)
  const reached = await frame.evaluate(() => {
    try {
      return [parent.document.title, origin]
    } catch {
      return ['nothing', origin]
    }
  })
  expect(reached).toEqual(['nothing', 'null'])
  await expect(site.page.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts')
  await frame.locator('a[href]').first().dispatchEvent('click')
  expect(previewFrame(editor)).toBe(frame)
  expect(site.page.context().pages()).toHaveLength(1)
})

test('The preview accepts messages only from its own site and only in its sandbox, also without headers', async ({
  page,
}) => {
  await page.route(previewAddress(), async (route) => {
    const body = await (await route.fetch()).text()
    await route.fulfill({ contentType: 'text/html', body })
  })
  const stranger = 'http://stranger.localhost/'
  const answers = `<script>addEventListener('message', () => document.body.append('answered'))</script>`
  const framed = `<iframe sandbox="allow-scripts" src="${previewAddress()}"></iframe>`
  await page.route(stranger, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<body>${answers}${framed}` }),
  )
  // The frame's script runs when the page around it has loaded.
  await page.goto(stranger)
  await page.evaluate(() => {
    const { port1, port2 } = new MessageChannel()
    port1.postMessage({ html: '<h1>Owned</h1>' })
    for (const message of ['moongate:preview-ready', { html: '<h1>Owned</h1>' }])
      frames[0]?.postMessage(message, '*', message === 'moongate:preview-ready' ? [port2] : [])
  })
  // After another task, the earlier messages have arrived.
  await page.frames()[1]?.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  await expect(page.frameLocator('iframe').locator('h1')).toHaveCount(0)
  await expect(page.getByText('answered')).toHaveCount(0)

  // Another page of this origin that frames it without a sandbox, as a neighbour on a shared host can.
  await page.route(`${ROOT}neighbour`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<body>${answers}<iframe src="${previewAddress()}"></iframe>`,
    }),
  )
  await page.goto(`${ROOT}neighbour`)
  await page.frames()[1]?.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  await expect(page.getByText('answered')).toHaveCount(0)
})

test('The shop links to each editor and each example, in a new tab', async ({ site }) => {
  const { page } = site
  for (const { id, kit } of templates.filter((card) => card.kit)) {
    await site.open(`/shop/${id}${QUIET}`)
    const opening = page.waitForEvent('popup')
    await page.getByRole('link', { name: text.template.openEditor }).click()
    const editor = new EditorPage(await opening)
    await expect(editor.button(editorWords.toolbar.export)).toBeVisible()
    await expect(editor.button(text.gate.enter)).toHaveCount(0)
    await expect(editor.page.locator('canvas')).toHaveCount(0)
    await editor.page.close()
    const example = page.getByRole('link', { name: text.template.viewExample })
    await expect(example).toHaveAttribute('target', '_blank')
    await expect(example).toHaveAttribute('href', new RegExp(`/examples/${kit}/$`))
  }
  const opening = page.waitForEvent('popup')
  await page.getByRole('link', { name: text.template.viewExample }).click()
  await expect((await opening).getByRole('heading', { level: 1 })).toBeVisible()
})
