import { join } from 'node:path'
import sharp from 'sharp'
import { moonPictureUrls } from './moonPictureUrls.ts'

type Prerender = typeof import('../prerender.tsx')

/** Without chroma subsampling: coloured letters on a dark background would blur. */
const CARD_JPEG = { quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' } as const

/**
 * Writes the preview card of every page that can be shared.
 *
 * @param page the prerendering bundle
 * @param published where the site is published
 * @param root the project's folder
 * @param dist the folder of the build
 */
export async function writePreviewCards(
  page: Prerender,
  published: URL,
  root: string,
  dist: string,
): Promise<void> {
  const cards = page.routes.map((route) => ({ route, words: page.cardWords(route, published) }))
  const letters = cards.flatMap(({ words }) => Object.values(words)).join('')
  const fonts = await page.cardFonts(letters)
  if (fonts.lacking.size > 0)
    console.warn(
      `The preview cards leave out ${[...fonts.lacking].join(' ')}, and lines with such letters: the site’s typefaces have none.`,
    )
  const moonPictures = await moonPictureUrls(root, page.initialSceneState.moonPhase)
  for (const { route, words } of cards) {
    const card = page.renderPreviewCard({ route, words: await page.setWords(words, fonts), moonPictures })
    await sharp(Buffer.from(card))
      .jpeg(CARD_JPEG)
      .toFile(join(dist, page.previewCard(route).file))
  }
}
