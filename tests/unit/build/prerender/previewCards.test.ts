import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { importWithContent } from '../../../../src/build/content/loadContent.ts'
import type { BuiltSite } from '../../../../src/build/prerender/builtSite.ts'
import { missingSentence, writePreviewCards } from '../../../../src/build/prerender/previewCards.ts'
import { ownerContent } from '../../../helpers/ownerContent.ts'
import { leastContent } from '../../../helpers/projectCopy.ts'
import { temporaryFolder } from '../../../helpers/temporaryFolder.ts'

type Card = typeof import('../../../../src/head/card/previewCard.ts')
type Routes = typeof import('../../../../src/routes.ts')
type Theme = typeof import('../../../../src/site/theme.ts')

/** Some chats do not show a preview picture of more bytes. */
const MAX_CARD_BYTES = 300_000

const root = join(import.meta.dirname, '../../../..')

describe('The owner’s own picture in chats', () => {
  it('is one file for all pages, with the size of a card and few bytes', async () => {
    const site = (leastContent['site.ts'] ?? '').replace(
      'name:',
      "chatPicture: { src: 'kiln.png', alt: 'A kiln at night' },\n  name:",
    )
    const { put, remove } = ownerContent({ ...leastContent, 'site.ts': site })
    try {
      // As a JPEG, even slightly blurred noise has many bytes.
      const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
      const picture = sharp({ create: { width: 1400, height: 1000, channels: 3, background: '#000', noise } })
      put({ 'pictures/kiln.png': await picture.blur(1.2).png().toBuffer() })
      const [{ cardRoutesOf, previewCard }, { routes }, { palette }] = await Promise.all([
        importWithContent<Card>(root, 'src/head/card/previewCard.ts'),
        importWithContent<Routes>(root, 'src/routes.ts'),
        importWithContent<Theme>(root, 'src/site/theme.ts'),
      ])
      for (const route of routes)
        expect(previewCard(route)).toEqual({ file: 'preview.jpg', alt: 'A kiln at night' })
      const dist = await temporaryFolder()
      const prerender = { cardRoutes: cardRoutesOf(routes), previewCard, palette }
      const names = await writePreviewCards({ config: { root }, dist, prerender } as unknown as BuiltSite)
      // Chats keep a picture for weeks, by its name.
      const name = expect.stringMatching(/^preview-\w+\.jpg$/)
      expect([...names]).toEqual([['preview.jpg', name]])
      const bytes = await readFile(join(dist, names.get('preview.jpg') ?? ''))
      const { width, height, format } = await sharp(bytes).metadata()
      expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' })
      expect(bytes.length).toBeLessThan(MAX_CARD_BYTES)
    } finally {
      remove()
    }
  })
})

it('names characters that no typeface of the cards has, and the remedy', () => {
  expect(missingSentence([])).toBeUndefined()
  expect(missingSentence(['晚', '你'])).toBe(
    'The pictures for chats leave out 晚 你, and each text with such letters, because the site’s typefaces lack them; name a picture of your own as “chatPicture” in site.ts.',
  )
  expect(missingSentence([...'你们她很爱说话谁给让这那么吗'])).toContain(
    'leave out 你 们 她 很 爱 说 话 谁 给 让 这 那 and 2 more,',
  )
})
