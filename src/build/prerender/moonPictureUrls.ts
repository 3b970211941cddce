import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { phaseStep } from '../../scene/moonPhase.ts'
import type { MoonPictures } from '../../scene/moonPictures.ts'

const FOLDER = 'src/scene/moons'

/**
 * The still moon's pictures as data URLs, for SVGs of icons and preview cards.
 * @param phase of the moon, [0, 1): 0 new, 0.5 full
 * @param encode default: PNG, because librsvg does not read WebP in an SVG
 */
export async function moonPictureUrls(
  root: string,
  phase: number,
  encode: (picture: Sharp) => Sharp = (picture) => picture.png(),
): Promise<MoonPictures> {
  const read = async (name: string) => {
    const { data, info } = await encode(sharp(join(root, FOLDER, `${name}.webp`))).toBuffer({
      resolveWithObject: true,
    })
    return `data:image/${info.format};base64,${data.toString('base64')}`
  }
  return {
    sunlight: await read(String(phaseStep(phase)).padStart(2, '0')),
    earthlight: await read('earthlight'),
  }
}
