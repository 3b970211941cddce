import { editorWords } from '../../src/site/editorWords.ts'
import { TEMPLATE_IDS } from '../../src/site/templateFolders.ts'
import { violations } from '../helpers/axe.ts'
import { openEditor, unzipped } from '../helpers/editor.ts'
import { LONG_RUN, longRunIf, repeatsTemplate } from '../helpers/longRun.ts'
import { needs } from '../helpers/needs.ts'
import { expect, test } from '../helpers/site.ts'

needs('editors')

const PAST_DATE = '2020-01-31'

for (const template of TEMPLATE_IDS)
  test(
    `A link of template ${template} is hidden in the preview and marked in the form when its last day is over`,
    longRunIf(repeatsTemplate(template)),
    async ({ site }) => {
      await site.page.setViewportSize({ width: 1280, height: 900 })
      const editor = await openEditor(site, template)
      const row = editor.links.getByRole('listitem').first()
      const linkInPreview = editor.preview.locator('[data-field="links.0"]')
      const until = editor.field('links.0.until')
      await row.getByText(editorWords.links.more, { exact: true }).click()
      await until.fill(PAST_DATE)
      await expect(linkInPreview).toBeHidden()
      await expect(editor.preview.locator('[data-field="links.1"]')).toBeVisible()
      await expect(row.getByText(editorWords.links.isHiddenToday, { exact: true })).toBeVisible()
      // The fields of the hidden link stay editable.
      await editor.field('links.0.label').fill('Winter fair')
      await expect(linkInPreview).toBeHidden()
      expect(await violations(site.page)).toEqual([])
      await editor.undo.click()
      await editor.undo.click()
      await expect(linkInPreview).toBeVisible()
      await expect(until).toHaveValue('')
      await expect(row.getByText(editorWords.links.isHiddenToday, { exact: true })).toHaveCount(0)
    },
  )

test(
  'A pressed finding of the export unfolds and focuses a link’s last day when that day is over',
  LONG_RUN,
  async ({ site }) => {
    const editor = await openEditor(site, TEMPLATE_IDS[0] ?? '')
    const more = editor.links.getByText(editorWords.links.more, { exact: true }).first()
    await more.click()
    await editor.field('links.0.until').fill(PAST_DATE)
    await more.click()
    await expect(editor.field('links.0.until')).toBeHidden()
    await editor.press(editorWords.toolbar.export)
    const finding = editor.dialog.getByRole('listitem').filter({ hasText: editorWords.check.ended })
    await expect(finding).toHaveCount(1)
    await finding.getByRole('button').click()
    await expect(editor.field('links.0.until')).toBeFocused()

    const { zip } = await editor.exportPage()
    const html = new TextDecoder().decode(unzipped(zip)['index.html'])
    expect(html).toContain(`data-until="${PAST_DATE}"`)
  },
)
