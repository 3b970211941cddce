import { editorWords } from '../../src/site/editorWords.ts'
import { TEMPLATE_IDS } from '../../src/site/templateFolders.ts'
import { violations } from '../helpers/axe.ts'
import { type EditorPage, openEditor, photograph, unzipped } from '../helpers/editor.ts'
import { needs } from '../helpers/needs.ts'
import { expect, test } from '../helpers/site.ts'

needs('editors')

const look = editorWords.look

/** The style of an element of the preview. */
function styleOf({ preview }: EditorPage, selector: string, property: string): Promise<string> {
  return preview
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
}

for (const template of TEMPLATE_IDS)
  test(`A page of template ${template} has another shape, an alignment and a background picture, and Undo`, async ({
    site,
  }) => {
    await site.page.setViewportSize({ width: 1280, height: 900 })
    const editor = await openEditor(site, template)
    const shape = editor.field('buttonShape')
    const css = () =>
      editor.preview
        .locator('body')
        .evaluate(() =>
          document.adoptedStyleSheets
            .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
            .join(' '),
        )
    const own = await css()
    for (const name of (await shape.isVisible()) ? await shape.locator('option').allTextContents() : []) {
      await shape.selectOption(name)
      if (name !== look.ownShape) await expect.poll(css).not.toBe(own)
    }
    await editor.field('alignment').selectOption(look.start)
    await expect.poll(() => styleOf(editor, '.page', 'text-align')).toBe('start')

    const file = { name: 'sea.jpg', mimeType: 'image/jpeg', buffer: await photograph() }
    await editor.field('background').setInputFiles(file)
    const sky = () => styleOf(editor, '.sky', 'background-image')
    await expect.poll(sky).toMatch(/gradient.*url\("blob:/)
    // A decorative picture needs no alternative text.
    await expect(editor.field('background.alt')).toHaveCount(0)
    // A new portrait does not remove the background picture.
    await editor.field('portrait').setInputFiles({ ...file, name: 'me.jpg' })
    const loads = async () => {
      const [, url = ''] = /url\("(blob:[^"]+)"\)/.exec(await sky()) ?? []
      return editor.preview.locator('body').evaluate(
        (_, address) =>
          new Promise((resolve) => {
            const image = new Image()
            image.onload = () => resolve(true)
            image.onerror = () => resolve(false)
            image.src = address
          }),
        url,
      )
    }
    await expect(editor.preview.locator('.portrait img')).toHaveJSProperty('naturalHeight', 720)
    await expect.poll(loads).toBe(true)
    expect(await violations(site.page)).toEqual([])

    const { zip } = await editor.exportPage()
    const paths = Object.keys(unzipped(zip))
    expect(paths).toContain('pictures/background.webp')
    await editor.undo.click()
    await editor.undo.click()
    await expect.poll(sky).not.toContain('blob:')
    await editor.undo.click()
    await expect.poll(() => styleOf(editor, '.page', 'text-align')).toBe('center')
  })
