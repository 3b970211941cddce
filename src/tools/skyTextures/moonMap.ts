import sharp from 'sharp'
import { MOON_SURFACE_PX } from '../../constants/moon.ts'
import { smoothstep } from '../../lib/easing.ts'

/**
 * The near side as NASA's Lunar Reconnaissance Orbiter measured it, from the 'CGI Moon Kit' of NASA's Scientific Visualization
 * Studio (page 4720, not under copyright): grey, equirectangular, longitude -90° to 90° from left to right, latitude 90° to -90°
 * from top to bottom. The albedo is a mosaic of its wide-angle camera (LROC), the elevation is that of its altimeter (LOLA).
 * Both are scaled from files of the npm package globe.gl 2.46.2.
 */
const ALBEDO = 'src/tools/skyTextures/moon/albedo.webp'
const ELEVATION = 'src/tools/skyTextures/moon/elevation.webp'
/** Both are enlarged to squares of this side, so that the nearest texel is near enough. */
const SOURCE_PX = 2048
/** Samples per pixel along each axis, because the projection narrows the surface at the limb. */
const SAMPLES = 4
/** Just inside the limb: points farther out are moved here, disc radii. */
const LIMB_RADIUS = 0.999
/** Outside the disc the picture becomes uniform, which compresses better. Disc radii. */
const MARGIN = { from: 1.01, to: 1.06 } as const

/** Quantiles of the albedo and their values in the picture. They stretch its contrast to that of photographs. */
const DARK = { quantile: 0.1, value: 0.4 } as const
const BRIGHT = { quantile: 0.9, value: 0.7 } as const
/** Beyond these sines of the latitude the albedo map has brighter data with less contrast, which are matched to the highlands. */
const POLES = { from: 0.89, to: 0.93, mean: 0.675, contrast: 2.5 } as const
const HIGHLANDS = 0.6
/** Blur of the enlarged elevation against compression noise, texels. */
const NOISE_BLUR = 2.4
/** Slopes below this are mostly noise, and become flatter. The unit of slopes is the map's range of elevations per radian. */
const NOISE_SLOPE = 0.5
/** Steepest slope in the picture. */
const MAX_SLOPE = 12

/** Reads a source as numbers in [0, 1]. It is processed with 16 bits: bytes would be visible as terraces under grazing light. */
async function readSource(file: string, blur?: number): Promise<Float32Array> {
  const enlarged = sharp(file).pipelineColourspace('grey16').resize(SOURCE_PX, SOURCE_PX, { kernel: 'cubic' })
  const pixels = await (blur ? enlarged.blur(blur) : enlarged)
    .toColourspace('grey16')
    .raw({ depth: 'ushort' })
    .toBuffer()
  const numbers = new Uint16Array(pixels.buffer, pixels.byteOffset, SOURCE_PX ** 2)
  return Float32Array.from(numbers, (number) => number / 65535)
}

/** Slopes to the east, from the differences of texels four apart. */
function eastSlopes(elevation: Float32Array): Float32Array {
  const radiansPerTexel = Math.PI / SOURCE_PX
  return elevation.map((_, texel) => {
    const latitude = Math.PI / 2 - (Math.floor(texel / SOURCE_PX) + 0.5) * radiansPerTexel
    const rise = (elevation[texel + 2] ?? 0) - (elevation[texel - 2] ?? 0)
    const slope = rise / (4 * radiansPerTexel * Math.max(0.2, Math.cos(latitude)))
    return (slope * slope * slope) / (slope ** 2 + NOISE_SLOPE ** 2)
  })
}

/** The mean of the source over each pixel of the disc. Points outside the disc have the value of the nearest point of the limb. */
function project(source: Float32Array): Float32Array {
  const toRadii = (pixel: number, sample: number) =>
    ((pixel + (sample + 0.5) / SAMPLES) / MOON_SURFACE_PX) * 2 - 1
  return Float32Array.from({ length: MOON_SURFACE_PX ** 2 }, (_, pixel) => {
    let sum = 0
    for (let sample = 0; sample < SAMPLES ** 2; sample++) {
      const px = toRadii(pixel % MOON_SURFACE_PX, sample % SAMPLES)
      const py = toRadii(Math.floor(pixel / MOON_SURFACE_PX), Math.floor(sample / SAMPLES))
      const inwards = Math.min(1, LIMB_RADIUS / Math.hypot(px, py))
      const x = px * inwards
      const y = py * inwards
      const longitude = Math.atan2(x, Math.sqrt(1 - x * x - y * y))
      const column = Math.floor((0.5 + longitude / Math.PI) * SOURCE_PX)
      const row = Math.floor((0.5 + Math.asin(y) / Math.PI) * SOURCE_PX)
      sum += source[row * SOURCE_PX + column] ?? 0
    }
    return sum / SAMPLES ** 2
  })
}

/** @param y disc radii from the middle, [-1, 1] */
function matchPoles(albedo: number, y: number): number {
  const matched = HIGHLANDS + POLES.contrast * (albedo - POLES.mean)
  return albedo + (matched - albedo) * smoothstep(POLES.from, POLES.to, Math.abs(y))
}

/** The near side of the Moon as seen from the Earth, a byte per pixel: albedo in the left half, slope to the east in the right half. */
export async function moonMap(): Promise<Uint8Array> {
  const albedo = project(await readSource(ALBEDO))
  const slope = project(eastSlopes(await readSource(ELEVATION, NOISE_BLUR)))
  const sorted = Float32Array.from(albedo).sort()
  const quantile = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? 0
  const dark = quantile(DARK.quantile)
  const contrast = (BRIGHT.value - DARK.value) / (quantile(BRIGHT.quantile) - dark)
  const bytes = new Uint8Array(2 * albedo.length)
  const toByte = (value: number) => Math.round(255 * Math.min(1, Math.max(0, value)))
  for (let pixel = 0; pixel < albedo.length; pixel++) {
    const column = pixel % MOON_SURFACE_PX
    const row = Math.floor(pixel / MOON_SURFACE_PX)
    const x = (2 * (column + 0.5)) / MOON_SURFACE_PX - 1
    const y = (2 * (row + 0.5)) / MOON_SURFACE_PX - 1
    const inside = 1 - smoothstep(MARGIN.from, MARGIN.to, Math.hypot(x, y))
    const relative = matchPoles(albedo[pixel] ?? 0, y) - HIGHLANDS
    const start = 2 * row * MOON_SURFACE_PX + column
    bytes[start] = toByte(DARK.value + (HIGHLANDS + inside * relative - dark) * contrast)
    bytes[start + MOON_SURFACE_PX] = toByte(0.5 + (inside * (slope[pixel] ?? 0)) / (2 * MAX_SLOPE))
  }
  return bytes
}
