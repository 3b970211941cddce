import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { KIT_PICTURES } from '../pictures/originals.ts'

/** Pixels; no place of the layout takes a wider picture. */
const WIDTH = 1920

/** Saves a photograph so that it can be encoded again. @param name as in `templates/1/preview-1.webp` */
export async function writeOriginal(picture: Buffer, name: string): Promise<void> {
  const path = join(KIT_PICTURES, name)
  await mkdir(dirname(path), { recursive: true })
  await sharp(picture)
    .resize({ width: WIDTH, withoutEnlargement: true })
    .webp({ quality: 92, effort: 6, smartSubsample: true })
    .toFile(path)
}
