import { fill } from '../../src/lib/fill.ts'
import { EditorPage, openEditor } from '../helpers/editor.ts'
import { LONG_RUN, longRunIf, repeatsTemplate } from '../helpers/longRun.ts'
import { needs } from '../helpers/needs.ts'
import { SITE_URL } from '../helpers/origin.ts'
import { previewAddress } from '../helpers/previewAddress.ts'
import { expect, test } from '../helpers/sharedPage.ts'
import { STILL_SKY } from '../helpers/site.ts'
import { editorWords, TEMPLATE_IDS, templates, text } from '../helpers/siteModules.ts'
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
  const frame = page.frames().find((candidate) => candidate.url().includes('/editor/frame/'))
  if (!frame) throw new Error('there is no preview')
  return frame
}

/** The preview's title and the HTML of its `main`, without blob addresses, which change each time. */
async function readPreview(editor: EditorPage): Promise<string[]> {
  const frame = previewFrame(editor)
  const html = await frame.locator('main').evaluate((main) => main.outerHTML)
  return [await frame.title(), html.replaceAll(/blob:[^"]+/g, 'blob:')]
}

for (const template of TEMPLATE_IDS)
  test(
    `The preview of template ${template} is the same after a reload, and typing does not restart its effects`,
    longRunIf(repeatsTemplate(template)),
    async ({ site }) => {
      // With reduced motion a page has no effects.
      await site.page.emulateMedia({ reducedMotion: 'no-preference' })
      const editor = await openEditor(site, template)
      // The element into which the template's script draws.
      const decoration = editor.preview.locator('[data-live]:not(button)')
      await expect
        .poll(() => decoration.evaluate(({ childElementCount }) => childElementCount))
        .toBeGreaterThan(0)
      // Restarted effects would remove the marked element.
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
      const beforeReload = await readPreview(editor)
      await site.page.reload()
      await expect(editor.preview.locator('h1')).toContainText('<b>')
      expect(await readPreview(editor)).toEqual(beforeReload)
    },
  )

test('A text is undone in one step when it was typed without a pause, and Enter in a field does not leave the page', async ({
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

  // Each link and each profile is a small form of its own, because Chrome's autofill searches the whole form at each letter.
  const countFieldsOfForm = (path: string) =>
    editor
      .field(path)
      .evaluate(
        ({ form }: HTMLInputElement) =>
          [...(form?.elements ?? [])].filter((element) => !(element instanceof HTMLFieldSetElement)).length,
      )
  expect(await countFieldsOfForm('links.0.label')).toBe(4)
  expect(await countFieldsOfForm('links.1.url')).toBe(4)
  expect(await countFieldsOfForm('socials.0.url')).toBe(2)
  // Enter submits the form of a field.
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

test(
  'The preview shows a typed letter within two frames when the page has more than sixty links',
  LONG_RUN,
  async ({ site }) => {
    const editor = await openEditor(site, SECOND_TEMPLATE)
    const { page } = site
    await editor.press(editorWords.links.paste)
    const list = Array.from(
      { length: 60 },
      (_, index) => `Print ${index + 1} https://example.com/${index + 1}`,
    )
    await editor.dialog.locator('textarea').fill(list.join('\n'))
    await editor.dialogButton(fill(editorWords.links.addMany, { count: list.length })).click()
    await expect(editor.preview.locator('.link').nth(60)).toBeAttached()
    await editor.field('name').press('End')

    const heading = editor.preview.locator('h1')
    const frameCounts: number[] = []
    for (const letter of 'night') {
      const before = await heading.textContent()
      // Both documents add their own time origin, because `performance.now()` starts with each document.
      const change = await previewFrame(editor).evaluateHandle(() => ({
        timeMs: new Promise<number>((resolve) => {
          const resolveWithTime = () => resolve(performance.timeOrigin + performance.now())
          const observer = new MutationObserver(resolveWithTime)
          observer.observe(document.body, { characterData: true, childList: true, subtree: true })
        }),
      }))
      const frameTimesMs = await page.evaluateHandle(() => {
        const timesMs: number[] = []
        const recordFrame = () => {
          timesMs.push(performance.timeOrigin + performance.now())
          if (timesMs.length < 60) requestAnimationFrame(recordFrame)
        }
        addEventListener('input', () => requestAnimationFrame(recordFrame), { once: true })
        return timesMs
      })
      await page.keyboard.type(letter)
      await expect(heading).toHaveText(`${before}${letter}`)
      const changeMs = await change.evaluate(({ timeMs }) => timeMs)
      frameCounts.push((await frameTimesMs.jsonValue()).filter((frameMs) => frameMs < changeMs).length)
    }
    // The median of five letters, because a busy machine may be slow for one.
    const [, , median] = frameCounts.toSorted((a, b) => a - b)
    expect(median, `frames: ${frameCounts.join(', ')}`).toBeLessThanOrEqual(2)
  },
)

test('The preview cannot read the page around it, and opens nothing when one of its links is pressed', async ({
  site,
}) => {
  const editor = await openEditor(site, FIRST_TEMPLATE)
  const frame = previewFrame(editor)
  const access = await frame.evaluate(() => {
    try {
      return { parentTitle: parent.document.title, origin }
    } catch {
      return { parentTitle: null, origin }
    }
  })
  expect(access).toEqual({ parentTitle: null, origin: 'null' })
  await expect(site.page.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts')
  await frame.locator('a[href]').first().dispatchEvent('click')
  expect(previewFrame(editor)).toBe(frame)
  expect(site.page.context().pages()).toHaveLength(1)
})

test('The preview ignores messages and sends none when another site frames it, and sends none when it has no sandbox', async ({
  page,
}) => {
  // The preview is served without its headers, which forbid frames on other sites.
  await page.route(previewAddress(), async (route) => {
    const body = await (await route.fetch()).text()
    await route.fulfill({ contentType: 'text/html', body })
  })
  const stranger = 'http://stranger.localhost/'
  const answerScript = `<script>addEventListener('message', () => document.body.append('answered'))</script>`
  const sandboxedFrame = `<iframe sandbox="allow-scripts" src="${previewAddress()}"></iframe>`
  await page.route(stranger, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<body>${answerScript}${sandboxedFrame}` }),
  )
  // `goto` waits for the frame too, so the frame's script has run.
  await page.goto(stranger)
  await page.evaluate(() => {
    const { port1, port2 } = new MessageChannel()
    port1.postMessage({ html: '<h1>Owned</h1>' })
    frames[0]?.postMessage('moongate:preview-ready', '*', [port2])
    frames[0]?.postMessage({ html: '<h1>Owned</h1>' }, '*')
  })
  // Waits for one task, after which the messages have arrived.
  await page.frames()[1]?.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  await expect(page.frameLocator('iframe').locator('h1')).toHaveCount(0)
  await expect(page.getByText('answered')).toHaveCount(0)

  // On a shared host, another page of the same origin can frame the preview without a sandbox.
  await page.route(`${SITE_URL}neighbour`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<body>${answerScript}<iframe src="${previewAddress()}"></iframe>`,
    }),
  )
  await page.goto(`${SITE_URL}neighbour`)
  await page.frames()[1]?.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  await expect(page.getByText('answered')).toHaveCount(0)
})

test('The editor and the example open in a new tab when their links on a template’s page are pressed', async ({
  site,
}) => {
  const { page } = site
  for (const { id, kit } of templates.filter((card) => card.kit)) {
    await site.open(`/shop/${id}${STILL_SKY}`)
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
