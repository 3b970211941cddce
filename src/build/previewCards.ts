import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { CARD_SIZE } from '../head/icons.ts'
import { toHex } from '../lib/rgb.ts'
import { findOriginal } from './findOriginal.ts'
import { loadContent } from './loadContent.ts'
import { moonPictureUrls } from './moonPictureUrls.ts'
import { resizeOriginal } from './pictures/resizeOriginal.ts'

type Prerender = typeof import('../prerender.tsx')

/** No chroma subsampling (`4:4:4`): it would blur coloured letters on a dark background. */
const CARD_JPEG = { quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' } as const

/** Some chats do not show larger pictures. Drawn cards are far smaller, so only the owner's picture is measured. */
const MAX_CARD_BYTES = 120_000
const QUALITY_STEP = 8
const LOWEST_QUALITY = 36

/** Writes the preview cards: the owner's picture for all pages, or a drawn card for each page. */
export async function writePreviewCards(
  prerender: Prerender,
  homeUrl: URL,
  root: string,
  dist: string,
): Promise<void> {
  const { chatPicture } = (await loadContent(root)).site
  if (chatPicture) return writeOwnCard(prerender, chatPicture.src, root, dist)
  const cards = prerender.routes.map((route) => ({ route, text: prerender.cardTextOf(route, homeUrl) }))
  const allText = cards.flatMap(({ text }) => Object.values(text)).join('')
  const fonts = await prerender.cardFonts(allText)
  if (fonts.missingCharacters.size > 0)
    console.warn(
      `The preview cards leave out ${[...fonts.missingCharacters].join(' ')}, and lines with such letters: the site’s typefaces have none.`,
    )
  const moonPictures = await moonPictureUrls(root, prerender.initialSceneState.moonPhase)
  for (const { route, text } of cards) {
    const card = prerender.renderPreviewCard({
      route,
      outlines: await prerender.drawCardText(text, fonts),
      moonPictures,
    })
    await sharp(Buffer.from(card))
      .jpeg(CARD_JPEG)
      .toFile(join(dist, prerender.previewCard(route).file))
  }
}

async function writeOwnCard(prerender: Prerender, src: string, root: string, dist: string): Promise<void> {
  const { path, original } = await findOriginal(root, src)
  const picture = (await resizeOriginal(path, original, CARD_SIZE)).flatten({
    background: toHex(prerender.palette.void),
  })
  for (const file of new Set(prerender.routes.map((route) => prerender.previewCard(route).file)))
    await writeFile(join(dist, file), await smallJpeg(picture))
}

/**
 * Encodes a picture as `CARD_JPEG`. A file of `MAX_CARD_BYTES` or more is encoded again, with chroma subsampling and in
 * lower quality, down to `LOWEST_QUALITY`.
 */
async function smallJpeg(picture: Sharp): Promise<Buffer> {
  let { quality }: { quality: number } = CARD_JPEG
  let bytes = await picture.jpeg({ ...CARD_JPEG, quality }).toBuffer()
  while (bytes.length >= MAX_CARD_BYTES && quality > LOWEST_QUALITY) {
    quality -= QUALITY_STEP
    bytes = await picture.jpeg({ quality, mozjpeg: true }).toBuffer()
  }
  return bytes
}
