import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp from 'sharp'

/** No place of the layout shows a wider picture. */
const WIDTH_PX = 1920

/** Saves a photograph in a quality that is good enough to be encoded again. @param path the file's path */
export async function writeOriginal(picture: Buffer, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await sharp(picture)
    .resize({ width: WIDTH_PX, withoutEnlargement: true })
    .webp({ quality: 92, effort: 6, smartSubsample: true })
    .toFile(path)
}
