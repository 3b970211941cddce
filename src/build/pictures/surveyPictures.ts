import { basename } from 'node:path'
import {
  isLong,
  MAX_SIDE_PX,
  type PictureSlot,
  pictureSizes,
  pictureSlots,
} from '../../constants/pictureSlots.ts'
import type { DerivedImage, NamedPicture } from '../../site/namedPicture.ts'
import { filesBelow, isSystemFile } from '../files.ts'
import { inspectOriginal, type Original } from './inspectOriginal.ts'
import { TABLE_FILE } from './pictureTables.ts'

/** Absolute paths by the names that content gives them, in Unicode's composed form (NFC). */
async function listOriginals(folder: string): Promise<ReadonlyMap<string, string>> {
  const files = [...(await filesBelow(folder))].filter(
    ([name]) => !isSystemFile(basename(name)) && basename(name) !== TABLE_FILE,
  )
  return new Map(files.map(([name, path]) => [name.normalize('NFC'), path]))
}

export interface FoundPicture {
  readonly original: Original
  readonly path: string
  readonly slots: readonly PictureSlot[]
}

export interface Survey {
  readonly found: ReadonlyMap<string, FoundPicture>
  readonly mistakes: readonly string[]
  readonly warnings: readonly string[]
}

/** Below this width a picture looks blurred in its slot. */
const MIN_WIDTHS_PX: Readonly<Record<PictureSlot, number>> = {
  portrait: 352,
  cover: 720,
  phone: 720,
  poster: 768,
  text: 640,
  column: 768,
  row: 960,
  lightbox: 960,
  thumbnail: 96,
}

/** The same for a picture that scrolls in a lightbox. Comic strips are 690 to 800 px wide. */
const MIN_STRIP_WIDTH_PX = 600

/** From this share of the width or height that it needs, nobody sees that a picture is too small. */
const SHARP_SHARE = 0.8

/** The longest side of a picture that may be pixel art, px. Old computers had 320 × 240. */
const MAX_PIXEL_ART_PX = 320

const MAX_UNUSED_NAMES = 3

export interface PictureSources {
  readonly folder: string
  /** The name of `folder` in messages. */
  readonly folderName: string
  /** The photographs of the templates: absolute paths by the names that content gives them. */
  readonly templatePhotographs: ReadonlyMap<string, string>
  readonly cache: string
  readonly named: readonly NamedPicture[]
}

/** All originals: absolute paths by the names in content. An owner's file replaces a photograph of the same name. */
export async function originalsOf({
  folder,
  templatePhotographs,
}: PictureSources): Promise<ReadonlyMap<string, string>> {
  return new Map([...templatePhotographs, ...(await listOriginals(folder))])
}

/** Reads all originals that content names. Finds missing, damaged, small and unused pictures. */
export async function surveyPictures(sources: PictureSources): Promise<Survey> {
  const { folder, folderName, cache, named } = sources
  const ownerOriginals = await listOriginals(folder)
  const files = await originalsOf(sources)
  const found = new Map<string, FoundPicture>()
  const mistakes = new Set<string>()
  const warnings = new Set<string>()
  // A picture that one entry marks as pixel art is pixel art everywhere.
  const pixelArtNames = new Set(named.flatMap(({ src, pixelArt }) => (pixelArt ? [src] : [])))
  for (const { src, namedIn, entry, slots, pixelArt, derivedImage } of named) {
    const where = `${namedIn}: ${entry === undefined ? '' : `“${entry}”: `}the picture ${src}`
    const isPixelArt = pixelArtNames.has(src)
    const path = files.get(src.normalize('NFC'))
    if (path === undefined) {
      mistakes.add(`${where} is not in ${folderName}; ${advice(src, [...files.keys()])}.`)
      continue
    }
    try {
      const original = found.get(src)?.original ?? (await inspectOriginal(src, path, cache, isPixelArt))
      const problem = derivedImage
        ? tooSmallForDerivedImage(original, derivedImage)
        : !isPixelArt && tooSmallForSlots(original, slots, pixelArt !== undefined)
      if (problem) warnings.add(`${where} ${problem}.`)
      if (original.isAnimatedPng)
        warnings.add(
          `${where} is an animated PNG, of which pages show the first picture; save it as GIF or WebP.`,
        )
      if (original.isDarkOnTransparency)
        warnings.add(
          `${where} is dark on a transparent ground, and hardly visible on a dark page; give it a light ground.`,
        )
      if (isPixelArt && Math.max(original.width, original.height) > MAX_SIDE_PX)
        mistakes.add(`${where} is pixel art with a side of more than ${MAX_SIDE_PX} pixels; make it smaller.`)
      found.set(src, { original, path, slots: [...new Set([...(found.get(src)?.slots ?? []), ...slots])] })
    } catch (error) {
      const [reason] = (error instanceof Error ? error.message : String(error)).split('\n')
      mistakes.add(
        `${where} cannot be read (${reason}); save it again as JPEG, PNG, WebP, AVIF, TIFF, GIF or SVG.`,
      )
    }
  }
  const names = new Set(named.map(({ src }) => src.normalize('NFC')))
  const unused = [...ownerOriginals.keys()].filter((name) => !names.has(name))
  if (unused.length > 0) warnings.add(unusedPictures(folderName, unused))
  return { found, mistakes: [...mistakes], warnings: [...warnings] }
}

function unusedPictures(folderName: string, names: readonly string[]): string {
  const hiddenCount = names.length - MAX_UNUSED_NAMES
  const firstNames = names.slice(0, MAX_UNUSED_NAMES).join(', ')
  return `${folderName}: no content names ${firstNames}${hiddenCount > 0 ? ` and ${hiddenCount} more` : ''}; name a picture where it should appear, or remove it.`
}

/** The advice for a missing picture. Often only the extension, a capital letter or the folder is wrong. */
function advice(src: string, names: readonly string[]): string {
  const plain = (name: string) =>
    name
      .normalize('NFC')
      .replace(/\.\w+$/, '')
      .toLowerCase()
  // Also finds `games/moon.jpg` for `pictures/games/moon.jpg`.
  const samePathEnd = names.find((name) => `/${plain(src)}`.endsWith(`/${plain(name)}`))
  const sameFileName = names.filter((name) => basename(plain(name)) === basename(plain(src)))
  const similar = samePathEnd ?? (sameFileName.length === 1 ? sameFileName[0] : undefined)
  return similar ? `there is ${similar}, so name that` : 'put it there, or name one that is'
}

/** A warning if a picture is too small for one of its slots. @param isMarkable true if content may mark it as pixel art */
function tooSmallForSlots(
  original: Original,
  slots: readonly PictureSlot[],
  isMarkable: boolean,
): string | undefined {
  for (const slot of slots) {
    const width = pictureSizes(slot, original).at(-1)?.width ?? 0
    const isCropped = 'ratio' in pictureSlots[slot]
    const isStrip = isLong(original) && !isCropped
    const minWidth = isStrip ? MIN_STRIP_WIDTH_PX : MIN_WIDTHS_PX[slot]
    if (width >= minWidth * SHARP_SHARE) continue
    if (isStrip && original.width >= minWidth)
      return `is so long that it is only ${width} pixels wide, and will look blurred; cut it into shorter pictures`
    const afterCrop = isCropped ? `, cut to the shape of a ${slot},` : ''
    const isSmall = Math.max(original.width, original.height) <= MAX_PIXEL_ART_PX
    const mark = isMarkable && isSmall ? ', or mark it “pixelArt”' : ''
    return `is only ${width} pixels wide${afterCrop} and will look blurred; use an original of at least ${minWidth}${mark}`
  }
  return undefined
}

function tooSmallForDerivedImage(
  { width, height }: Original,
  { name, ...minSize }: DerivedImage,
): string | undefined {
  if (width >= minSize.width * SHARP_SHARE && height >= minSize.height * SHARP_SHARE) return undefined
  return `is only ${width} × ${height} pixels and will look blurred as ${name}; use an original of at least ${minSize.width} × ${minSize.height}`
}
