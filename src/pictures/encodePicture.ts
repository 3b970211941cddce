import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp from 'sharp'

/** Widths in pixels that every picture is kept at: the lightbox's and the grid's. */
export const PICTURE_WIDTHS = { full: 1920, small: 640 } as const

const AVIF = { quality: 58, effort: 6, chromaSubsampling: '4:4:4' } as const
const WEBP = { quality: 80, effort: 6 } as const

/**
 * Writes a picture the way the site serves it: `OUT.avif`, `OUT.webp` and the same with `-640`.
 *
 * @param picture any file or bytes that sharp reads (PNG, JPEG, WebP, AVIF …)
 * @param out where it goes, without an ending, as in `public/media/saltmere-hollow/harbour`
 * @param widths pixels; a picture narrower than `full` is never enlarged
 */
export async function encodePicture(
  picture: string | Buffer,
  out: string,
  widths: { full: number; small: number } = PICTURE_WIDTHS,
): Promise<void> {
  await mkdir(dirname(out), { recursive: true })
  for (const [width, suffix] of [
    [widths.full, ''],
    [widths.small, '-640'],
  ] as const) {
    const sized = sharp(picture).resize({ width, withoutEnlargement: true })
    await sized.clone().avif(AVIF).toFile(`${out}${suffix}.avif`)
    await sized.clone().webp(WEBP).toFile(`${out}${suffix}.webp`)
  }
}
