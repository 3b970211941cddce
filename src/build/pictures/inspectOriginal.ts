import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Size } from '../../ui/picturePlaces.ts'
import { writeAtomically } from '../files.ts'
import { placeholderOf } from './placeholder.ts'
import { pictureHash, reading } from './recipe.ts'

/** The facts about an original that its encoding and its pages need. The size is in pixels. */
export interface Original extends Size {
  /** The prefix of its encoded files: a slug of its path, and a hash. */
  readonly name: string
  readonly isVector: boolean
  /** True for pixel art, which is encoded only in its own size, without loss. */
  readonly pixelArt: boolean
  readonly isMoving: boolean
  /** The placeholder until the picture loads, a CSS `background`. Null for a transparent picture, through which it would show. */
  readonly placeholder: string | null
}

/** The width that an SVG counts as, px: it can be drawn in any size. */
const VECTOR_WIDTH = 1920
/** The formats in which several pages are an animation. In TIFF, for example, they are not. */
const ANIMATED_FORMATS: readonly string[] = ['gif', 'webp']
/** The size in which the placeholder's colours are read, px. */
const SAMPLE = { width: 24, height: 24 } as const

/** A picture's path in letters that every host serves: `sea-a-fohn-2` for `sea/A Föhn (2).jpg`. */
const slug = (src: string) =>
  src
    .replace(/\.\w+$/, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'picture'

/**
 * Reads an original: its upright size, its placeholder and its kind. The result is cached.
 * @param src its path below the folder `pictures`, as content names it
 * @param cache the folder for cached results
 * @throws when sharp cannot read the file completely
 */
export async function inspectOriginal(
  src: string,
  path: string,
  cache: string,
  pixelArt = false,
): Promise<Original> {
  const bytes = await readFile(path)
  const name = `${slug(src)}-${pictureHash(bytes)}${pixelArt ? '-crisp' : ''}`
  const cachedFile = join(cache, `${name}.json`)
  const cachedOriginal: Original = JSON.parse(await readFile(cachedFile, 'utf8').catch(() => '{}'))
  // An entry that an earlier version has cached lacks newer fields.
  if (cachedOriginal.isMoving !== undefined && cachedOriginal.placeholder !== undefined) return cachedOriginal

  const picture = sharp(bytes, reading).autoOrient()
  const { format, autoOrient, pages = 1 } = await picture.metadata()
  const isVector = format === 'svg'
  const scale = isVector ? VECTOR_WIDTH / autoOrient.width : 1
  const { isOpaque } = await picture.stats()
  const { data } = await picture
    .resize({ ...SAMPLE, fit: 'fill' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const original: Original = {
    name,
    width: Math.round(autoOrient.width * scale),
    height: Math.round(autoOrient.height * scale),
    isVector,
    pixelArt,
    isMoving: pages > 1 && ANIMATED_FORMATS.includes(format),
    placeholder: isOpaque ? placeholderOf({ data, ...SAMPLE }) : null,
  }
  await mkdir(cache, { recursive: true })
  await writeAtomically(cachedFile, JSON.stringify(original))
  return original
}
