import { copyFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import sharp from 'sharp'
import { CARD_SIZE } from '../../constants/pictureSlots.ts'
import { toHex } from '../../lib/rgb.ts'
import { loadContent } from '../content/loadContent.ts'
import { findOriginal } from '../pictures/findOriginal.ts'
import { cachedFile, removeUnused } from '../pictures/pictureCache.ts'
import { encoders, pictureHash } from '../pictures/recipe.ts'
import { resizeOriginal } from '../pictures/resizeOriginal.ts'
import type { BuiltSite } from './builtSite.ts'
import { moonPictureUrls } from './moonPictureUrls.ts'

/** Small enough for chats, some of which show no picture of 300 kB. */
const PHOTOGRAPH_JPEG = { quality: 72, mozjpeg: true } as const

/**
 * Writes the pictures that chats show of the site's pages: the owner's picture for all pages, or drawn ones for the home
 * page, galleries and templates.
 */
export async function writePreviewCards(site: BuiltSite): Promise<void> {
  const { chatPicture } = (await loadContent(site.config.root)).site
  if (chatPicture) await writeOwnCard(chatPicture.src, site)
  else await writeDrawnCards(site)
}

async function writeOwnCard(src: string, { config, dist, prerender }: BuiltSite) {
  const { cardRoutes, previewCard, palette } = prerender
  const { path, original } = await findOriginal(config.root, src)
  const picture = await resizeOriginal(path, original, CARD_SIZE)
  for (const route of cardRoutes)
    await picture
      .flatten({ background: toHex(palette.void) })
      .jpeg(PHOTOGRAPH_JPEG)
      .toFile(join(dist, previewCard(route).file))
}

async function writeDrawnCards({ config: { root }, dist, homeUrl, prerender }: BuiltSite) {
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
