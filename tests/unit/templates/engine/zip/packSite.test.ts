import { describe, expect, it } from 'vitest'
import { loadKit } from '../../../../../src/templates/engine/kit/kits.ts'
import { renderSite } from '../../../../../src/templates/engine/render/renderSite.ts'
import { loadSample } from '../../../../../src/templates/engine/sample/samples.ts'
import { packSite } from '../../../../../src/templates/engine/zip/packSite.ts'
import { TEMPLATE_IDS } from '../../../../../src/templates/templateList.ts'
import { arabicCafe, japaneseIllustrator, latinSinger } from '../../../../helpers/writingSystemPages.ts'

const MAX_BYTES = 120_000
const pages = { Arabic: arabicCafe, Japanese: japaneseIllustrator, English: latinSinger }

describe.each(TEMPLATE_IDS)('a ZIP of template %s', async (id) => {
  const kit = await loadKit(id)
  const { data, pictures } = await loadSample(id)

  it.each(Object.entries(pages))(
    `is below ${MAX_BYTES} bytes when the page is in %s`,
    async (_name, texts) => {
      const zip = await packSite(await renderSite(kit, { ...data, ...texts }, pictures))
      expect(zip.length).toBeLessThan(MAX_BYTES)
    },
  )
})
