import { mkdirSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { forgetContent, importWithContent } from '../../../src/build/loadContent.ts'
import { writePreviewCards } from '../../../src/build/previewCards.ts'
import { copyProject, leastContent } from '../../helpers/projectCopy.ts'
import { temporaryFolder } from '../../helpers/temporaryFolder.ts'

type Prerender = typeof import('../../../src/prerender.tsx')
type Card = typeof import('../../../src/head/card/previewCard.ts')
type Routes = typeof import('../../../src/routes.ts')
type Theme = typeof import('../../../src/site/theme.ts')

/** Some chats show no larger pictures. */
const MAX_CARD_BYTES = 120_000

afterEach(() => {
  vi.unstubAllEnvs()
  forgetContent()
})

describe('The owner’s own picture in chats', () => {
  it('is one file for all pages, with the size of a card and few bytes', async () => {
    vi.stubEnv('MOONGATE_CONTENT', '')
    forgetContent()
    const site = (leastContent['site.ts'] ?? '').replace(
      'name:',
      "chatPicture: { src: 'kiln.png', alt: 'A kiln at night' },\n  name:",
    )
    const { folder, remove } = copyProject({ ...leastContent, 'site.ts': site })
    try {
      mkdirSync(join(folder, 'src/content/pictures'))
      // Of all pictures of this size, noise has the most bytes.
      const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
      const picture = sharp({ create: { width: 1400, height: 1000, channels: 3, background: '#000', noise } })
      writeFileSync(join(folder, 'src/content/pictures/kiln.png'), await picture.blur(1.2).png().toBuffer())
      const [{ previewCard }, { routes }, { palette }] = await Promise.all([
        importWithContent<Card>(folder, 'src/head/card/previewCard.ts'),
        importWithContent<Routes>(folder, 'src/routes.ts'),
        importWithContent<Theme>(folder, 'src/site/theme.ts'),
      ])
      for (const route of routes)
        expect(previewCard(route)).toEqual({ file: 'preview.jpg', alt: 'A kiln at night' })
      const dist = await temporaryFolder()
      const page = { routes, previewCard, palette } as unknown as Prerender
      await writePreviewCards(page, new URL('https://ada.example.com/'), folder, dist)
      const bytes = await readFile(join(dist, 'preview.jpg'))
      const { width, height, format } = await sharp(bytes).metadata()
      expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' })
      expect(bytes.length).toBeLessThan(MAX_CARD_BYTES)
    } finally {
      remove()
    }
  })
})
