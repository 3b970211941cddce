import { copyFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import { CARD_SIZE } from '../../head/icons.ts'
import { toHex } from '../../lib/rgb.ts'
import { loadContent } from '../content/loadContent.ts'
import { findOriginal } from '../pictures/findOriginal.ts'
import { cachedFile, removeUnused } from '../pictures/pictureCache.ts'
import { encoders, pictureHash } from '../pictures/recipe.ts'
import { resizeOriginal } from '../pictures/resizeOriginal.ts'
import { afterBuild, type Prerender } from './afterBuild.ts'
import { moonPictureUrls } from './moonPictureUrls.ts'

/** Small enough for chats, some of which show no picture of 300 kB. */
const PHOTOGRAPH_JPEG = { quality: 72, mozjpeg: true } as const

/** Makes the pictures that chats show of the site's pages. */
export function previewCards(): Plugin {
  return afterBuild('moongate:preview-cards', ({ prerender, homeUrl, config, dist }) =>
    writePreviewCards(prerender, homeUrl, config.root, dist),
  )
}

/** Writes the preview cards: the owner's picture for all pages, or drawn ones for the home page, galleries and templates. */
export async function writePreviewCards(
  prerender: Prerender,
  homeUrl: URL,
  root: string,
  dist: string,
): Promise<void> {
  const { chatPicture } = (await loadContent(root)).site
  if (chatPicture) await writeOwnCard(prerender, chatPicture.src, root, dist)
  else await writeDrawnCards(prerender, homeUrl, root, dist)
}

async function writeOwnCard(
  { cardRoutes, previewCard, palette }: Prerender,
  src: string,
  root: string,
  dist: string,
) {
  const { path, original } = await findOriginal(root, src)
  const picture = await resizeOriginal(path, original, CARD_SIZE)
  for (const route of cardRoutes)
    await picture
      .flatten({ background: toHex(palette.void) })
      .jpeg(PHOTOGRAPH_JPEG)
      .toFile(join(dist, previewCard(route).file))
}

async function writeDrawnCards(prerender: Prerender, homeUrl: URL, root: string, dist: string) {
  const cards = prerender.cardRoutes.map((route) => ({ route, text: prerender.cardTextOf(route, homeUrl) }))
  const fonts = await prerender.cardFonts(cards.flatMap(({ text }) => Object.values(text)).join(''))
  if (fonts.missingCharacters.size > 0)
    console.warn(
      `The preview cards leave out ${[...fonts.missingCharacters].join(' ')}, and lines with such letters: the site’s typefaces have none.`,
    )
  const moonPictures = await moonPictureUrls(root, prerender.initialSceneState.moonPhase)
  const cache = resolve(root, '.cache/cards')
  const usedFiles = new Set<string>()
  for (const { route, text } of cards) {
    const svg = Buffer.from(await prerender.drawPreviewCard({ route, text, fonts, moonPictures }))
    const { path } = await cachedFile(cache, `${pictureHash(svg)}.jpg`, () =>
      sharp(svg).jpeg(encoders.card).toBuffer(),
    )
    await copyFile(path, join(dist, prerender.previewCard(route).file))
    usedFiles.add(basename(path))
  }
  // A build of another content folder must not remove the cards of the owner's own site.
  if (!process.env.MOONGATE_CONTENT) await removeUnused(cache, usedFiles)
}
