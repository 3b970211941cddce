import { type EditorPage, openEditor } from '../helpers/editor.ts'
import { SITE_URL } from '../helpers/origin.ts'
import { previewAddress } from '../helpers/previewAddress.ts'
import { expect, test } from '../helpers/site.ts'
import { EDITOR_WINDOW } from '../helpers/windows.ts'

test.use(EDITOR_WINDOW)

/** Texts for the fields of each part. Many of them are hard to escape in HTML. */
const TYPED = {
  You: {
    name: ' O’Neill & "Söhne" <b>',
    tagline: " it's <span>",
    bio: ' a\nb & c',
    'portrait.alt': ' <img src=x onerror=alert(1)>',
  },
  Links: {
    'links.0.label': ' <a href="x">y</a>',
    'links.0.url': '?a=1&b="2"',
    'links.1.label': '…',
    'links.1.note': '>',
  },
  Profiles: { 'socials.0.url': '/x' },
  'In searches and chats': { title: ' </title>', description: ' "quoted"' },
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

test('The preview is closed off from the editor, shows any typed text as text, and keeps its effects running', async ({
  site,
}) => {
  const { page } = site
  // With reduced motion a page has no effects.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const editor = await openEditor(site, '1')
  const heading = editor.preview.locator('h1')

  await test.step('It cannot read the page around it, and its links open nothing', async () => {
    const frame = previewFrame(editor)
    const access = await frame.evaluate(() => {
      try {
        return { parentTitle: parent.document.title, origin }
      } catch {
        return { parentTitle: null, origin }
      }
    })
    expect.soft(access).toEqual({ parentTitle: null, origin: 'null' })
    await expect.soft(page.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts')
    await frame.locator('a[href]').first().dispatchEvent('click')
    // A press on a profile opens its field.
    await expect.soft(page.locator('[id^="field-socials-0-"]').first()).toBeFocused()
    expect.soft(previewFrame(editor)).toBe(frame)
    expect.soft(page.context().pages()).toHaveLength(1)
  })

  await test.step('Typing does not restart the effects', async () => {
    // The element into which the template's script draws.
    const decoration = editor.preview.locator('[data-live]:not(button)')
    await expect
      .poll(() => decoration.evaluate(({ childElementCount }) => childElementCount))
      .toBeGreaterThan(0)
    // Restarted effects would remove the marked element.
    await decoration.evaluate(({ firstElementChild }) => firstElementChild?.setAttribute('data-first', ''))
    for (const [part, texts] of Object.entries(TYPED)) {
      await editor.unfold(part)
      for (const [path, value] of Object.entries(texts)) {
        const [item] = /^\w+\.\d+/.exec(path) ?? []
        if (item) await editor.openItem(item)
        await editor.field(path).press('Control+End')
        // At once, because each letter renders the page.
        await page.keyboard.insertText(value)
      }
    }
    await expect(heading).toHaveText('Ophelia Vane O’Neill & "Söhne" <b>')
    await editor.unfold('You')
    await editor.field('name').press('Home')
    await page.keyboard.type('Zoë ')
    await page.keyboard.press('Backspace')
    await expect(heading).toHaveText('ZoëOphelia Vane O’Neill & "Söhne" <b>')
    await editor.field('tagline').fill('')
    await expect(editor.preview.locator('.tagline')).toHaveCount(0)
    await editor.field('tagline').fill('Back again')
    await expect(editor.preview.locator('.tagline')).toHaveText('Back again')
    await expect.soft(decoration.locator('[data-first]')).toHaveCount(1)
  })

  await test.step('Buttons change their shape, and undo changes them back', async () => {
    const css = () =>
      editor.preview
        .locator('body')
        .evaluate(() =>
          document.adoptedStyleSheets
            .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
            .join(' '),
        )
    const ownCss = await css()
    await editor.unfold('Look')
    for (const shape of ['Round', 'Straight', 'Leaf']) {
      await editor.field('buttonShape').selectOption(shape)
      await expect.poll(css).not.toBe(ownCss)
    }
    await editor.field('buttonShape').selectOption('As in the template')
    await expect.poll(css).toBe(ownCss)
    await editor.field('alignment').selectOption('Where reading begins')
    await expect(editor.preview.locator('.page').first()).toHaveCSS('text-align', 'start')
    await editor.undo.click()
    await expect(editor.preview.locator('.page').first()).toHaveCSS('text-align', 'center')
  })

  await test.step('The preview is the same after a reload', async () => {
    await editor.waitUntilSaved()
    await expect
      .poll(() => readPreview(editor))
      .toEqual([expect.stringContaining('</title>'), expect.anything()])
    const beforeReload = await readPreview(editor)
    await page.reload()
    await expect(heading).toContainText('<b>')
    await expect.poll(() => readPreview(editor)).toEqual(beforeReload)
  })
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
