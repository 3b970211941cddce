import { zipSync } from 'fflate'
import { openEditor } from '../helpers/editor.ts'
import { longRunIf, repeatsTemplate } from '../helpers/longRun.ts'
import { needs } from '../helpers/needs.ts'
import { expect, test } from '../helpers/site.ts'
import { renderTemplateSites } from '../helpers/templateSites.ts'

const MAX_ZIP_BYTES = 120_000
const { sites } = await renderTemplateSites()

needs('editors')

for (const { id, kitName, inWritingSystems } of sites)
  test(
    `The ZIP is below ${MAX_ZIP_BYTES} bytes when a page of ${kitName} is in Arabic, Japanese or English`,
    longRunIf(repeatsTemplate(id)),
    async ({ site }) => {
      const editor = await openEditor(site, id)
      for (const { data, files } of inWritingSystems) {
        const packed = zipSync(Object.fromEntries(files.map(({ path, bytes }) => [path, bytes])))
        await editor.importFile('site.zip', packed)
        await expect(editor.field('name')).toHaveValue(data.name)
        await expect(editor.preview.locator('h1')).toHaveText(data.name)
        const { zip } = await editor.exportPage()
        expect(zip.length, data.language).toBeLessThan(MAX_ZIP_BYTES)
      }
    },
  )
