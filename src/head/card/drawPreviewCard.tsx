import { renderToStaticMarkup } from 'react-dom/server'
import { MOON_PICTURE_WIDTH_RADII } from '../../constants/moon.ts'
import { CARD_SIZE } from '../../constants/pictureSlots.ts'
import type { View } from '../../constants/schema.ts'
import { toHex } from '../../lib/rgb.ts'
import type { MoonPictures } from '../../scene/moonPictures.ts'
import { StillMoon } from '../../scene/StillMoon.tsx'
import { StillSky } from '../../scene/StillSky.tsx'
import { initialSceneState } from '../../scene/store.ts'
import { constants } from '../../site/constants.ts'
import type { Route } from '../../site/route.ts'
import { site } from '../../site/site.ts'
import { palette } from '../../site/theme.ts'
import { BackgroundGradient } from '../BackgroundGradient.tsx'
import type { CardFonts } from './cardFonts.ts'
import { type CardText, drawCardText, TEXT_RIGHT_PX } from './drawCardText.tsx'

/** Stars and moon are larger than on the page, because chats show cards at half their size or smaller. */
const STARS_SCALE = 1.7
const MOON_SCALE = 2.4
/** Downwards from the moon's place on the page, as a share of the height of the card. */
const MOON_OFFSET_Y = 0.14
const MOON_CLEARANCE_PX = 52
/** No stars near the text, because a star would look like a full stop. `blur` softens the edge. */
const STARLESS_PX = { radius: 26, blur: 6 } as const

/** As a share of the height of the card. */
const MOONLIGHT_RADIUS = 1.2
/** Shares of the moonlight's opacity, at equal steps outwards from the moon's centre. */
const MOONLIGHT_FALLOFF = [1, 0.82, 0.5, 0.22, 0.06, 0] as const

interface PreviewCardProps {
  readonly route: Pick<Route, 'view'>
  readonly text: CardText
  readonly fonts: CardFonts
  readonly moonPictures: MoonPictures
}

/** Draws a card: the sky of the page's view, and the text over it. @returns an SVG */
export async function drawPreviewCard({
  route: { view },
  text,
  fonts,
  moonPictures,
}: PreviewCardProps): Promise<string> {
  const { width, height } = CARD_SIZE
  const { moonPhase } = initialSceneState
  const outlines = await drawCardText(text, fonts)
  const moon = moonPlace(view, width, height)
  const moonPicturePx = moon.radius * MOON_PICTURE_WIDTH_RADII
  return renderToStaticMarkup(
    <svg aria-hidden="true" xmlns="http://www.w3.org/2000/svg" width={width} height={height}>
      <defs>
        <BackgroundGradient id="ground" />
        <radialGradient id="moonlight">
          {MOONLIGHT_FALLOFF.map((light, index) => (
            <stop
              key={light}
              offset={index / (MOONLIGHT_FALLOFF.length - 1)}
              stopColor={toHex(palette.moonlight)}
              stopOpacity={light * constants.moonlight.opacity}
            />
          ))}
        </radialGradient>
        <filter id="soft">
          <feGaussianBlur stdDeviation={STARLESS_PX.blur} />
        </filter>
        <mask id="starry" maskUnits="userSpaceOnUse" x="0" y="0" width={width} height={height}>
          <rect width={width} height={height} fill="#fff" />
          {/* A mask hides its black parts. The stroke is wider than the letters, so it also covers their own colour. */}
          <use
            href="#text"
            stroke="#000"
            strokeWidth={2 * STARLESS_PX.radius}
            strokeLinejoin="round"
            filter="url(#soft)"
          />
        </mask>
      </defs>
      <rect width={width} height={height} fill="url(#ground)" />
      {site.sky.moon && (
        <circle cx={moon.x} cy={moon.y} r={height * MOONLIGHT_RADIUS} fill="url(#moonlight)" />
      )}
      <g mask="url(#starry)">
        <svg
          aria-hidden="true"
          width={width}
          height={height}
          viewBox={`0 0 ${width / STARS_SCALE} ${height / STARS_SCALE}`}
        >
          <StillSky view={view} constants={constants} palette={palette} timeS={0} />
        </svg>
      </g>
      {site.sky.moon && (
        <svg
          aria-hidden="true"
          x={moon.x - moonPicturePx / 2}
          y={moon.y - moonPicturePx / 2}
          width={moonPicturePx}
          height={moonPicturePx}
        >
          <StillMoon phase={moonPhase} pictures={moonPictures} />
        </svg>
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: satori has made outlines of the text. */}
      <g id="text" dangerouslySetInnerHTML={{ __html: outlines }} />
    </svg>,
  )
}

/** The moon's place on a card, px: larger than on the page, and away from the text, the right edge and the top. */
function moonPlace(view: View, width: number, height: number): { x: number; y: number; radius: number } {
  const pose = constants.views[view].moon.wide
  const left = TEXT_RIGHT_PX
  const right = width
  const maxRadius = (right - left) / 2 - MOON_CLEARANCE_PX
  const radius = Math.min(maxRadius, pose.radius * height * MOON_SCALE)
  const clearance = radius + MOON_CLEARANCE_PX
  return {
    x: Math.min(right - clearance, Math.max(left + clearance, pose.x * width)),
    y: Math.max(clearance, (MOON_OFFSET_Y + pose.y) * height),
    radius,
  }
}
