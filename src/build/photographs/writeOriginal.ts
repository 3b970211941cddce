import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp from 'sharp'

/** Pixels; no place of the layout takes a wider picture. */
const WIDTH = 1920

/** Saves a photograph so that it can be encoded again. @param path of its file */
export async function writeOriginal(picture: Buffer, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await sharp(picture)
    .resize({ width: WIDTH, withoutEnlargement: true })
    .webp({ quality: 92, effort: 6, smartSubsample: true })
    .toFile(path)
}
