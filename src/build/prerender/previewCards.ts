import { readFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
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
import { type PublishedNames, writeVersioned } from './writeVersioned.ts'

/** Small enough for chats, some of which show no picture of 300 kB. */
const PHOTOGRAPH_JPEG = { quality: 72, mozjpeg: true } as const

/**
 * Writes the pictures that chats show of the site's pages: the owner's picture for all pages, or drawn ones for the home
 * page, galleries and templates.
 */
export async function writePreviewCards(site: BuiltSite): Promise<PublishedNames> {
  const { chatPicture } = (await loadContent(site.config.root)).site
  return new Map(chatPicture ? await writeOwnCard(chatPicture.src, site) : await writeDrawnCards(site))
}

type CardNames = Awaited<ReturnType<typeof writeVersioned>>[]

async function writeOwnCard(src: string, { config, dist, prerender }: BuiltSite): Promise<CardNames> {
  const { cardRoutes, previewCard, palette } = prerender
  const { path, original } = await findOriginal(config.root, src)
  const picture = await resizeOriginal(path, original, CARD_SIZE)
  const jpeg = await picture
    .flatten({ background: toHex(palette.void) })
    .jpeg(PHOTOGRAPH_JPEG)
    .toBuffer()
  return Promise.all(cardRoutes.map((route) => writeVersioned(dist, previewCard(route).file, jpeg)))
}

async function writeDrawnCards({
  config: { root },
  dist,
  homeUrl,
  prerender,
}: BuiltSite): Promise<CardNames> {
  const cards = prerender.cardRoutes.map((route) => ({ route, text: prerender.cardTextOf(route, homeUrl) }))
  const fonts = await prerender.cardFonts(cards.flatMap(({ text }) => Object.values(text)).join(''))
  const missing = missingSentence([...fonts.missingIn.text])
  if (missing) console.warn(missing)
  const moonPictures = await moonPictureUrls(root, prerender.initialSceneState.moonPhase)
  const cache = resolve(root, '.cache/cards')
  const usedFiles = new Set<string>()
  const names: CardNames = []
  for (const { route, text } of cards) {
    const svg = Buffer.from(await prerender.drawPreviewCard({ route, text, fonts, moonPictures }))
    const { path } = await cachedFile(cache, `${pictureHash(svg)}.jpg`, () =>
      sharp(svg).jpeg(encoders.card).toBuffer(),
    )
    names.push(await writeVersioned(dist, prerender.previewCard(route).file, await readFile(path)))
    usedFiles.add(basename(path))
  }
  // A build of another content folder must not remove the cards of the owner's own site.
  if (!process.env.MOONGATE_CONTENT) await removeUnused(cache, usedFiles)
  return names
}

/** More characters would hide the sentence. */
const MAX_CHARACTERS = 12

/** The sentence about characters that no typeface of the cards has. Undefined if there are none. */
export function missingSentence(characters: readonly string[]): string | undefined {
  if (characters.length === 0) return undefined
  const others = characters.length - MAX_CHARACTERS
  const list = characters.slice(0, MAX_CHARACTERS).join(' ') + (others > 0 ? ` and ${others} more` : '')
  return `The pictures for chats leave out ${list}, and each text with such letters, because the site’s typefaces lack them; name a picture of your own as “chatPicture” in site.ts.`
}
