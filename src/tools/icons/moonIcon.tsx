import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { moonPictureUrls } from '../../build/prerender/moonPictureUrls.ts'
import { MOON_PICTURE_WIDTH_RADII } from '../../constants/moon.ts'
import { BackgroundGradient } from '../../head/BackgroundGradient.tsx'
import type { MoonPictures } from '../../scene/moonPictures.ts'
import { StillMoon } from '../../scene/StillMoon.tsx'
import { initialSceneState } from '../../scene/store.ts'
import type { IconDrawing, IconShape } from './iconShape.ts'

/** Width and height of a drawing, from which all icons except the SVG are scaled down. */
const DRAWN_PX = 1024
/** Radius of the moon's disc, share of the icon's width. A platform may crop a maskable icon to its middle 80 %. */
const MOON_RADIUS = { tab: 0.43, any: 0.36, touch: 0.36, maskable: 0.29 } as const
/** Share of the icon's width. 0 where the platform itself rounds the corners. */
const CORNER_RADIUS = { tab: 0.22, any: 0.22, touch: 0, maskable: 0 } as const
/** Width and height. Small, because the SVG icon contains the picture, and a tab shows the icon at 16 to 32 px. */
const SVG_MOON_PICTURE_PX = 96

const { moonPhase } = initialSceneState

function drawSvg(shape: IconShape, pictures: MoonPictures): string {
  // The picture also shows the halo, so it is wider than the disc.
  const moonPicturePx = MOON_RADIUS[shape] * DRAWN_PX * MOON_PICTURE_WIDTH_RADII
  return renderToStaticMarkup(
    <svg aria-hidden="true" xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${DRAWN_PX} ${DRAWN_PX}`}>
      <defs>
        <BackgroundGradient id="ground" />
        <clipPath id="tile">
          <rect width={DRAWN_PX} height={DRAWN_PX} rx={CORNER_RADIUS[shape] * DRAWN_PX} />
        </clipPath>
      </defs>
      <g clipPath="url(#tile)">
        <rect width={DRAWN_PX} height={DRAWN_PX} fill="url(#ground)" />
        <svg
          aria-hidden="true"
          x={(DRAWN_PX - moonPicturePx) / 2}
          y={(DRAWN_PX - moonPicturePx) / 2}
          width={moonPicturePx}
          height={moonPicturePx}
        >
          <StillMoon phase={moonPhase} pictures={pictures} />
        </svg>
      </g>
    </svg>,
  )
}

/** Icons of the moon, in the owner's theme. */
export async function moonIcon(): Promise<IconDrawing> {
  const pictures = await moonPictureUrls(process.cwd(), moonPhase)
  const smallPictures = await moonPictureUrls(process.cwd(), moonPhase, (picture) =>
    picture.resize(SVG_MOON_PICTURE_PX).webp({ quality: 60, effort: 6 }),
  )
  return {
    draw: async (shape, sizePx) => sharp(Buffer.from(drawSvg(shape, pictures))).resize(sizePx),
    svg: drawSvg('tab', smallPictures),
  }
}
