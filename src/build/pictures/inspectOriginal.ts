import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Size } from '../../ui/picturePlaces.ts'
import { writeWhole } from '../files.ts'
import { placeholderOf } from './placeholder.ts'
import { pictureHash, reading } from './recipe.ts'

export interface Original extends Size {
  /** The prefix of its files: a slug of its path, and a hash. */
  readonly name: string
  readonly isVector: boolean
  /** True for pixel art, which keeps its size and is compressed without loss. */
  readonly pixelArt: boolean
  /** True for an animation of several frames. */
  readonly isMoving: boolean
  /** A CSS `background` as placeholder; null for a transparent picture, where it would show through. */
  readonly placeholder: string | null
}

/** The width that is assumed for an SVG, px. */
const VECTOR_WIDTH = 1920
/** In other formats, as in TIFF, several pages are no animation. */
const MOVING_FORMATS: readonly string[] = ['gif', 'webp']
const SAMPLE = { width: 24, height: 24 } as const

const slug = (src: string) =>
  src
    .replace(/\.\w+$/, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'picture'

/**
 * Reads an original's upright size and its placeholder colour. The result is cached in `cache`.
 *
 * @param src its name in content
 * @throws when sharp cannot read it completely
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
  const cached: Original = JSON.parse(await readFile(cachedFile, 'utf8').catch(() => '{}'))
  // An entry of an earlier version lacks the newer fields.
  if (cached.isMoving !== undefined && cached.placeholder !== undefined) return cached

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
    isMoving: pages > 1 && MOVING_FORMATS.includes(format),
    placeholder: isOpaque ? placeholderOf({ data, ...SAMPLE }) : null,
  }
  await mkdir(cache, { recursive: true })
  await writeWhole(cachedFile, JSON.stringify(original))
  return original
}
