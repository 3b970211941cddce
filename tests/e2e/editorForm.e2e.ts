import { violations } from '../helpers/axe.ts'
import { type EditorPage, openEditor, phonePhotograph, unzipped } from '../helpers/editor.ts'
import { longRunIf, repeatsTemplate } from '../helpers/longRun.ts'
import { needs } from '../helpers/needs.ts'
import { expect, test } from '../helpers/site.ts'
import { editorWords, TEMPLATE_IDS } from '../helpers/siteModules.ts'

needs('editors')

const { look } = editorWords

/** The computed value of a CSS property of the first matching element in the preview. */
function styleOf({ preview }: EditorPage, selector: string, property: string): Promise<string> {
  return preview
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
}

for (const template of TEMPLATE_IDS)
  test(
    `The preview of template ${template} follows changes of shape, alignment and background, and their undo`,
    longRunIf(repeatsTemplate(template)),
    async ({ site }) => {
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
      const ownCss = await css()
      if (await shape.isVisible())
        for (const name of await shape.locator('option').allTextContents()) {
          await shape.selectOption(name)
          if (name !== look.ownShape) await expect.poll(css).not.toBe(ownCss)
        }
      await editor.field('alignment').selectOption(look.start)
      await expect.poll(() => styleOf(editor, '.page', 'text-align')).toBe('start')

      const file = { name: 'sea.jpg', mimeType: 'image/jpeg', buffer: await phonePhotograph() }
      await editor.field('background').setInputFiles(file)
      const background = () => styleOf(editor, '.sky', 'background-image')
      await expect.poll(background).toMatch(/gradient.*url\("blob:/)
      // A decorative picture needs no alternative text.
      await expect(editor.field('background.alt')).toHaveCount(0)
      // A new portrait does not remove the background picture. The editor scales the portrait to a height of 720 px.
      await editor.field('portrait').setInputFiles({ ...file, name: 'me.jpg' })
      const canLoadBackground = async () => {
        const [, url = ''] = /url\("(blob:[^"]+)"\)/.exec(await background()) ?? []
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
      await expect.poll(canLoadBackground).toBe(true)
      expect(await violations(site.page)).toEqual([])

      const { zip } = await editor.exportPage()
      const paths = Object.keys(unzipped(zip))
      expect(paths).toContain('pictures/background.webp')
      // Undoes the portrait, then the background.
      await editor.undo.click()
      await editor.undo.click()
      await expect.poll(background).not.toContain('blob:')
      await editor.undo.click()
      await expect.poll(() => styleOf(editor, '.page', 'text-align')).toBe('center')
    },
  )
