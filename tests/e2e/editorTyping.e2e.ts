import { TEMPLATE_IDS } from '../../src/templates/siteData.ts'
import { type EditorPage, openEditor } from '../helpers/editor.ts'
import { expect, test } from '../helpers/site.ts'

test.use({ viewport: { width: 1280, height: 900 } })

/** Words that are typed into fields, of which many are awkward in HTML. */
const TYPED = {
  name: ' O’Neill & "Söhne" <b>',
  tagline: " it's <span>",
  bio: ' a\nb & c',
  'links.0.label': ' <a href="x">y</a>',
  'links.0.url': '?a=1&b="2"',
  'links.1.label': '…',
  'links.1.note': '>',
  'socials.0.url': '/x',
  'portrait.alt': ' <img>',
  title: ' </title>',
  description: ' "quoted"',
} as const

/** What the preview shows, as HTML; addresses of pictures are others each time. */
async function shown(editor: EditorPage): Promise<string[]> {
  const frame = editor.page.frames().find((each) => each.url().includes('/editor/frame/'))
  if (!frame) throw new Error('there is no preview')
  const html = await frame.locator('main').evaluate((main) => main.outerHTML)
  return [await frame.title(), html.replaceAll(/blob:[^"]+/g, 'blob:')]
}

for (const template of TEMPLATE_IDS)
  test(`Typed into the editor of template ${template} letter by letter, words show as on a page that is read anew`, async ({
    site,
  }) => {
    const editor = await openEditor(site, template)
    for (const [path, words] of Object.entries(TYPED)) {
      await editor.field(path).press('Control+End')
      await site.page.keyboard.type(words)
    }
    await expect(editor.preview.locator('h1')).toContainText('<b>')
    // Taken back in the middle of a word, and put there again.
    await editor.field('name').press('Home')
    await site.page.keyboard.type('Zoë ')
    await site.page.keyboard.press('Backspace')
    await expect(editor.preview.locator('h1')).toContainText(/^Zoë/)
    await editor.kept()
    const typed = await shown(editor)
    await site.page.reload()
    await expect(editor.preview.locator('h1')).toContainText('<b>')
    expect(typed).toEqual(await shown(editor))
    expect(typed[0]).toContain('</title>')
  })

test('A letter that is foreseen but does not come is not in the preview', async ({ site }) => {
  const editor = await openEditor(site, '1')
  const name = await editor.field('name').inputValue()
  await editor.field('name').press('End')
  await site.page.keyboard.type('!')
  await expect(editor.preview.locator('h1')).toHaveText(`${name}!`)
  await editor
    .field('name')
    .evaluate((field) => field.addEventListener('beforeinput', (event) => event.preventDefault()))
  const frame = site.page.locator('iframe[data-shown]')
  const before = Number(await frame.getAttribute('data-shown'))
  await site.page.keyboard.type('x')
  await expect.poll(async () => Number(await frame.getAttribute('data-shown'))).toBe(before + 2)
  await expect(editor.preview.locator('h1')).toHaveText(`${name}!`)
})

test('Each link has a form of its own, and the Enter key leaves the page as it is', async ({ site }) => {
  const editor = await openEditor(site, '1')
  const form = (path: string) =>
    editor.field(path).evaluate((field: HTMLInputElement) => field.form?.elements.length)
  expect(await form('links.0.label')).toBe(3)
  expect(await form('links.1.url')).toBe(3)
  expect(await form('socials.0.url')).toBe(2)
  const address = site.page.url()
  for (const path of ['music', 'name', 'links.0.label']) {
    await editor.field(path).press('End')
    await site.page.keyboard.type('z')
    await site.page.keyboard.press('Enter')
    await expect(editor.field(path)).toHaveValue(/z$/)
    await expect(editor.field(path)).toBeFocused()
  }
  expect(site.page.url()).toBe(address)
})
