import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { MOON_PICTURE_RADII } from '../constants/moon.ts'
import { GroundGradient } from '../head/GroundGradient.tsx'
import { manifestIcons, touchIcon } from '../head/icons.ts'
import type { MoonPictures } from '../scene/moonPictures.ts'
import { StillMoon } from '../scene/StillMoon.tsx'
import { initialSceneState } from '../scene/store.ts'
import { contentFolder } from './contentFolder.ts'
import { moonPictureUrls } from './moonPictureUrls.ts'

/** The output folder: in the owner's `public`, whose files replace those of the project. */
const OUT = join(contentFolder(process.cwd()), 'public')
/** Size of the drawing, px. Smaller icons are scaled down from it. */
const DRAWN_PX = 1024
/** The disc's radius as a share of the tile. A mask may cut all that is outside the middle four fifths. */
const RADIUS = { tab: 0.43, any: 0.36, touch: 0.36, maskable: 0.29 } as const
const CORNER = { tab: 0.22, any: 0.22, touch: 0, maskable: 0 } as const
const FAVICON_SIZES_PX = [16, 32, 48] as const
/** Size of the moon's pictures in the SVG icon, px. Tabs show it smaller. */
const SVG_SURFACE_PX = 96

const { moonPhase } = initialSceneState

type Shape = keyof typeof RADIUS

function draw(shape: Shape, pictures: MoonPictures): string {
  const moonPx = RADIUS[shape] * DRAWN_PX * MOON_PICTURE_RADII
  return renderToStaticMarkup(
    <svg aria-hidden="true" xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${DRAWN_PX} ${DRAWN_PX}`}>
      <defs>
        <GroundGradient id="ground" />
        <clipPath id="tile">
          <rect width={DRAWN_PX} height={DRAWN_PX} rx={CORNER[shape] * DRAWN_PX} />
        </clipPath>
      </defs>
      <g clipPath="url(#tile)">
        <rect width={DRAWN_PX} height={DRAWN_PX} fill="url(#ground)" />
        <svg
          aria-hidden="true"
          x={(DRAWN_PX - moonPx) / 2}
          y={(DRAWN_PX - moonPx) / 2}
          width={moonPx}
          height={moonPx}
        >
          <StillMoon phase={moonPhase} pictures={pictures} />
        </svg>
      </g>
    </svg>,
  )
}

const pictures = await moonPictureUrls(process.cwd(), moonPhase)
const png = (shape: Shape, sizePx: number) =>
  sharp(Buffer.from(draw(shape, pictures)))
    .resize(sizePx)
    .png({ palette: sizePx > FAVICON_SIZES_PX[2], effort: 10, compressionLevel: 9 })
    .toBuffer()

/** An ICO file: a directory, then the PNG files. Source: ICO format, as Windows Vista reads it. */
function ico(pictures: readonly { sizePx: number; bytes: Buffer }[]): Buffer {
  const HEADER = 6
  const ENTRY = 16
  const table = Buffer.alloc(HEADER + ENTRY * pictures.length)
  table.writeUInt16LE(1, 2)
  table.writeUInt16LE(pictures.length, 4)
  let offset = table.length
  for (const [index, { sizePx, bytes }] of pictures.entries()) {
    const at = HEADER + ENTRY * index
    table.writeUInt8(sizePx, at)
    table.writeUInt8(sizePx, at + 1)
    table.writeUInt16LE(1, at + 4)
    table.writeUInt16LE(32, at + 6)
    table.writeUInt32LE(bytes.length, at + 8)
    table.writeUInt32LE(offset, at + 12)
    offset += bytes.length
  }
  return Buffer.concat([table, ...pictures.map(({ bytes }) => bytes)])
}

async function write(file: string, bytes: Buffer | string): Promise<void> {
  await writeFile(join(OUT, file), bytes)
  console.log(`${file}: ${(bytes.length / 1000).toFixed(1)} kB`)
}

await mkdir(OUT, { recursive: true })
for (const { file, sizePx, purpose } of manifestIcons) await write(file, await png(purpose, sizePx))
await write(touchIcon.file, await png('touch', touchIcon.sizePx))

const tabs = FAVICON_SIZES_PX.map(async (sizePx) => ({ sizePx, bytes: await png('tab', sizePx) }))
await write('favicon.ico', ico(await Promise.all(tabs)))

const small = await moonPictureUrls(process.cwd(), moonPhase, (picture) =>
  picture.resize(SVG_SURFACE_PX).webp({ quality: 60, effort: 6 }),
)
await write('icon.svg', draw('tab', small))
