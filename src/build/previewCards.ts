import { join } from 'node:path'
import sharp from 'sharp'
import { moonPictureUrls } from './moonPictureUrls.ts'

type Prerender = typeof import('../prerender.tsx')

/** Without chroma subsampling, which would blur coloured letters on a dark background. */
const CARD_JPEG = { quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' } as const

/** Writes the preview card of every page that can be shared. */
export async function writePreviewCards(
  page: Prerender,
  published: URL,
  root: string,
  dist: string,
): Promise<void> {
  const cards = page.routes.map((route) => ({ route, text: page.cardTextOf(route, published) }))
  const letters = cards.flatMap(({ text }) => Object.values(text)).join('')
  const fonts = await page.cardFonts(letters)
  if (fonts.missing.size > 0)
    console.warn(
      `The preview cards leave out ${[...fonts.missing].join(' ')}, and lines with such letters: the site’s typefaces have none.`,
    )
  const moonPictures = await moonPictureUrls(root, page.initialSceneState.moonPhase)
  for (const { route, text } of cards) {
    const card = page.renderPreviewCard({
      route,
      outlines: await page.drawCardText(text, fonts),
      moonPictures,
    })
    await sharp(Buffer.from(card))
      .jpeg(CARD_JPEG)
      .toFile(join(dist, page.previewCard(route).file))
  }
}
