import { basename } from 'node:path'
import { type PicturePlace, picturePlaces, pictureSizes } from '../../ui/picturePlaces.ts'
import { filesBelow } from '../files.ts'
import { inspectOriginal, type Original } from './inspectOriginal.ts'
import type { DerivedImage, NamedPicture } from './namedPictures.ts'

const SYSTEM_FILES = /^(\.|Thumbs\.db$|desktop\.ini$)/i

/** All originals below a folder: absolute paths, by the names that content gives them, in Unicode's composed form. */
async function listOriginals(folder: string): Promise<ReadonlyMap<string, string>> {
  const files = [...(await filesBelow(folder))].filter(([name]) => !SYSTEM_FILES.test(basename(name)))
  return new Map(files.map(([name, path]) => [name.normalize('NFC'), path]))
}

/** A picture that content names and that exists. @property path absolute @property places where pages show it */
export interface FoundPicture {
  readonly original: Original
  readonly path: string
  readonly places: readonly PicturePlace[]
}

export interface Survey {
  /** By the name in content. */
  readonly found: ReadonlyMap<string, FoundPicture>
  readonly mistakes: readonly string[]
  /** A sentence for each picture that is too small, and one for all files that no content names. */
  readonly warnings: readonly string[]
}

/** Least width of a picture in each place, px. A narrower one looks blurred. */
const MIN_WIDTHS: Readonly<Record<PicturePlace, number>> = {
  portrait: 352,
  cover: 768,
  painting: 448,
  phone: 448,
  poster: 768,
  text: 640,
  column: 768,
  row: 960,
  lightbox: 960,
  thumbnail: 96,
}

/** A message names at most this many unused pictures, and counts the others. */
const MAX_UNUSED_NAMES = 3

/** Where originals are, and which of them content names. */
export interface PictureSources {
  readonly folder: string
  /** The name of that folder in messages. */
  readonly folderName: string
  /** The photographs of the templates of this site: absolute paths, by the names that content gives them. */
  readonly ofTemplates: ReadonlyMap<string, string>
  readonly cache: string
  readonly named: readonly NamedPicture[]
}

/** All originals that content may name: absolute paths, by the names that content gives them. */
export async function originalsOf({
  folder,
  ofTemplates,
}: PictureSources): Promise<ReadonlyMap<string, string>> {
  return new Map([...ofTemplates, ...(await listOriginals(folder))])
}

/** Reads every original that content names, and finds unused files. */
export async function surveyPictures(sources: PictureSources): Promise<Survey> {
  const { folder, folderName, cache, named } = sources
  const ownOriginals = await listOriginals(folder)
  const files = await originalsOf(sources)
  const found = new Map<string, FoundPicture>()
  const mistakes = new Set<string>()
  const warnings = new Set<string>()
  // A picture that one entry marks as pixel art is pixel art everywhere.
  const pixelArtNames = new Set(named.flatMap(({ src, pixelArt }) => (pixelArt ? [src] : [])))
  for (const { src, namedIn, entry, places, pixelArt, derivedImage } of named) {
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
        ? tooSmallFor(original, derivedImage)
        : !isPixelArt && tooSmall(original, places, pixelArt !== undefined)
      if (problem) warnings.add(`${where} ${problem}.`)
      found.set(src, { original, path, places: [...new Set([...(found.get(src)?.places ?? []), ...places])] })
    } catch (error) {
      const [reason] = (error instanceof Error ? error.message : String(error)).split('\n')
      mistakes.add(
        `${where} cannot be read (${reason}); save it again as JPEG, PNG, WebP, AVIF, TIFF, GIF or SVG.`,
      )
    }
  }
  const names = new Set(named.map(({ src }) => src.normalize('NFC')))
  const unused = [...ownOriginals.keys()].filter((name) => !names.has(name))
  if (unused.length > 0) warnings.add(unusedPictures(folderName, unused))
  return { found, mistakes: [...mistakes], warnings: [...warnings] }
}

function unusedPictures(folderName: string, names: readonly string[]): string {
  const more = names.length - MAX_UNUSED_NAMES
  const firstNames = names.slice(0, MAX_UNUSED_NAMES).join(', ')
  return `${folderName}: no content names ${firstNames}${more > 0 ? ` and ${more} more` : ''}; name a picture where it should appear, or remove it.`
}

/** Advice about a missing picture. Often only the extension, a capital letter or the folder in front differs. */
function advice(src: string, names: readonly string[]): string {
  const plain = (name: string) => name.replace(/\.\w+$/, '').toLowerCase()
  const similar = names.find((name) => `/${plain(src)}`.endsWith(`/${plain(name)}`))
  return similar ? `there is ${similar}, so name that` : 'put it there, or name one that is'
}

/** Says that a picture is too small for one of its places. @param isMarkable true if content may mark it as pixel art */
function tooSmall(
  original: Original,
  places: readonly PicturePlace[],
  isMarkable: boolean,
): string | undefined {
  for (const place of places) {
    const width = pictureSizes(place, original).at(-1)?.width ?? 0
    const least = MIN_WIDTHS[place]
    if (width >= least) continue
    const afterCrop = 'ratio' in picturePlaces[place] ? `, cut to the shape of a ${place},` : ''
    return `is only ${width} pixels wide${afterCrop} and will look blurred; use an original of at least ${least}${isMarkable ? ', or mark it “pixelArt”' : ''}`
  }
  return undefined
}

function tooSmallFor({ width, height }: Original, { name, ...least }: DerivedImage): string | undefined {
  if (width >= least.width && height >= least.height) return undefined
  return `is only ${width} × ${height} pixels and will look blurred as ${name}; use an original of at least ${least.width} × ${least.height}`
}
