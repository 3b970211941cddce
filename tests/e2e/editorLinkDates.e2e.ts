import { editorWords } from '../../src/site/editorWords.ts'
import { TEMPLATE_IDS } from '../../src/site/templateFolders.ts'
import { violations } from '../helpers/axe.ts'
import { openEditor, unzipped } from '../helpers/editor.ts'
import { needs } from '../helpers/needs.ts'
import { expect, test } from '../helpers/site.ts'

needs('editors')

const PAST = '2020-01-31'

for (const template of TEMPLATE_IDS)
  test(`A link of template ${template} that has ended is hidden in the preview, and its row says so`, async ({
    site,
  }) => {
    await site.page.setViewportSize({ width: 1280, height: 900 })
    const editor = await openEditor(site, template)
    const row = editor.links.getByRole('listitem').first()
    const shown = editor.preview.locator('[data-field="links.0"]')
    const until = editor.field('links.0.until')
    await row.getByText(editorWords.links.more, { exact: true }).click()
    await until.fill(PAST)
    await expect(shown).toBeHidden()
    await expect(editor.preview.locator('[data-field="links.1"]')).toBeVisible()
    await expect(row.getByText(editorWords.links.isHiddenToday, { exact: true })).toBeVisible()
    // A field of the hidden link stays editable, and the page stays where it is.
    await editor.field('links.0.label').fill('Winter fair')
    await expect(shown).toBeHidden()
    expect(await violations(site.page)).toEqual([])
    await editor.undo.click()
    await editor.undo.click()
    await expect(shown).toBeVisible()
    await expect(until).toHaveValue('')
    await expect(row.getByText(editorWords.links.isHiddenToday, { exact: true })).toHaveCount(0)
  })

test('The check before an export leads to the date of a link that has ended, also in its folded part', async ({
  site,
}) => {
  const editor = await openEditor(site, TEMPLATE_IDS[0] ?? '')
  const more = editor.links.getByText(editorWords.links.more, { exact: true }).first()
  await more.click()
  await editor.field('links.0.until').fill(PAST)
  await more.click()
  await expect(editor.field('links.0.until')).toBeHidden()
  await editor.press(editorWords.toolbar.export)
  const finding = editor.dialog.getByRole('listitem').filter({ hasText: editorWords.check.ended })
  await expect(finding).toHaveCount(1)
  await finding.getByRole('button').click()
  await expect(editor.field('links.0.until')).toBeFocused()

  const { zip } = await editor.exportPage()
  const html = new TextDecoder().decode(unzipped(zip)['index.html'])
  expect(html).toContain(`data-until="${PAST}"`)
})
