import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Size } from '../../constants/pictureSlots.ts'
import { luminance } from '../../lib/contrast.ts'
import { asciiSlug } from '../../lib/slug.ts'
import { writeAtomically } from '../files.ts'
import { placeholderOf } from './placeholder.ts'
import { pictureHash, readingOptions } from './recipe.ts'

/** An original picture. The size is in pixels. */
export interface Original extends Size {
  /** The start of the names of its encoded files. */
  readonly name: string
  readonly isVector: boolean
  readonly pixelArt: boolean
  readonly isAnimated: boolean
  /** Only the first picture of an animated PNG is used. */
  readonly isAnimatedPng: boolean
  /** True for dark lines on a transparent ground, which a dark page hides. */
  readonly isDarkOnTransparency: boolean
  /** A CSS `background` until the picture loads. Null for a transparent picture: it would show through. */
  readonly placeholder: string | null
}

/** An SVG can be drawn in any size. It counts as a picture of this width. */
const VECTOR_WIDTH_PX = 1920
/** Several pages of a file in another format, such as TIFF, are no animation. */
const ANIMATED_FORMATS: readonly string[] = ['gif', 'webp']
const PLACEHOLDER_SAMPLE_PX = { width: 24, height: 24 } as const

/** How the names of an original's files begin: `sea-a-fohn-2` for `sea/A Föhn (2).jpg`. */
const pictureSlug = (src: string) => asciiSlug(src.replace(/\.\w+$/, '')) || 'picture'

/** Below this relative luminance (WCAG), lines are hardly visible on a dark page: their contrast is about 1.6 to 1. */
const DARK_LUMINANCE = 0.03

/** True if the visible pixels are dark. @param data four bytes a pixel: red, green, blue and alpha */
function isDark(data: Uint8Array): boolean {
  let [sum, weight] = [0, 0]
  for (let i = 0; i < data.length; i += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(i, i + 4)
    sum += luminance([red, green, blue]) * alpha
    weight += alpha
  }
  return weight > 0 && sum / weight < DARK_LUMINANCE
}

/** Reads an original, and caches the result. @param src the picture's name in content @throws for a damaged file */
export async function inspectOriginal(
  src: string,
  path: string,
  cache: string,
  pixelArt = false,
): Promise<Original> {
  const bytes = await readFile(path)
  const name = `${pictureSlug(src)}-${pictureHash(bytes)}${pixelArt ? '-crisp' : ''}`
  const cachedFile = join(cache, `${name}.json`)
  if (existsSync(cachedFile)) return JSON.parse(await readFile(cachedFile, 'utf8'))

  const picture = sharp(bytes, readingOptions).autoOrient()
  const { format, autoOrient, hasAlpha, pages = 1 } = await picture.metadata()
  const isVector = format === 'svg'
  const scale = isVector ? VECTOR_WIDTH_PX / autoOrient.width : 1
  // Statistics decode the whole picture, which takes most of the time. A picture without alpha needs none.
  const isOpaque = !hasAlpha || (await picture.stats()).isOpaque
  const sample = picture.resize({ ...PLACEHOLDER_SAMPLE_PX, fit: 'fill' }).toColourspace('srgb')
  const isDarkOnTransparency =
    !isOpaque && isDark((await sample.clone().ensureAlpha().raw().toBuffer()) as Uint8Array)
  const { data } = await sample.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const original: Original = {
    name,
    width: Math.round(autoOrient.width * scale),
    height: Math.round(autoOrient.height * scale),
    isVector,
    pixelArt,
    isAnimated: pages > 1 && ANIMATED_FORMATS.includes(format),
    isAnimatedPng: format === 'png' && bytes.includes('acTL'),
    isDarkOnTransparency,
    placeholder: isOpaque ? placeholderOf({ data, ...PLACEHOLDER_SAMPLE_PX }) : null,
  }
  await mkdir(cache, { recursive: true })
  await writeAtomically(cachedFile, JSON.stringify(original))
  return original
}
