import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { CARD_SIZE } from '../head/icons.ts'
import { toHex } from '../lib/rgb.ts'
import { findOriginal } from './findOriginal.ts'
import { loadContent } from './loadContent.ts'
import { moonPictureUrls } from './moonPictureUrls.ts'
import { cutOriginal } from './pictures/cutOriginal.ts'

type Prerender = typeof import('../prerender.tsx')

/** No chroma subsampling, which would blur coloured letters on a dark background. */
const CARD_JPEG = { quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' } as const

/** Some chats show no larger pictures. */
const MAX_CARD_BYTES = 120_000
/** A card that is too large is encoded again with a quality lower by this, of 100. */
const QUALITY_STEP = 8
const LOWEST_QUALITY = 36

/** Writes the preview card of every page that can be shared: the owner's picture, or a card for each page. */
export async function writePreviewCards(
  page: Prerender,
  homeUrl: URL,
  root: string,
  dist: string,
): Promise<void> {
  const { chatPicture } = (await loadContent(root)).site
  if (chatPicture) return writeOwnCard(page, chatPicture.src, root, dist)
  const cards = page.routes.map((route) => ({ route, text: page.cardTextOf(route, homeUrl) }))
  const letters = cards.flatMap(({ text }) => Object.values(text)).join('')
  const fonts = await page.cardFonts(letters)
  if (fonts.missingCharacters.size > 0)
    console.warn(
      `The preview cards leave out ${[...fonts.missingCharacters].join(' ')}, and lines with such letters: the site’s typefaces have none.`,
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

async function writeOwnCard(page: Prerender, src: string, root: string, dist: string): Promise<void> {
  const { path, original } = await findOriginal(root, src)
  const picture = (await cutOriginal(path, original, CARD_SIZE)).flatten({
    background: toHex(page.palette.void),
  })
  for (const file of new Set(page.routes.map((route) => page.previewCard(route).file)))
    await writeFile(join(dist, file), await lightJpeg(picture))
}

/** Encodes a picture in the best quality with less than `MAX_CARD_BYTES`. */
async function lightJpeg(picture: Sharp): Promise<Buffer> {
  let { quality }: { quality: number } = CARD_JPEG
  let bytes = await picture.jpeg({ ...CARD_JPEG, quality }).toBuffer()
  while (bytes.length >= MAX_CARD_BYTES && quality > LOWEST_QUALITY) {
    quality -= QUALITY_STEP
    bytes = await picture.jpeg({ quality, mozjpeg: true }).toBuffer()
  }
  return bytes
}
