import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp from 'sharp'

/** No slot of the layout shows a wider picture. */
const MAX_WIDTH_PX = 1920

/** Saves a photograph in high quality, because the build encodes it again. */
export async function writeOriginal(picture: Buffer, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await sharp(picture)
    .resize({ width: MAX_WIDTH_PX, withoutEnlargement: true })
    .webp({ quality: 92, effort: 6, smartSubsample: true })
    .toFile(path)
}
