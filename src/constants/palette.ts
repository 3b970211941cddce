import { mixRgb, parseColor } from '../lib/contrast.ts'
import type { Rgb } from '../lib/rgb.ts'

/** The colours that an owner chooses, `#rrggbb`. All other colours are made from these. The page is always dark. */
export interface Theme {
  /** The colours of the ground: `void` at the top of the window, `dusk` at the bottom. */
  readonly void: string
  readonly dusk: string
  /** Moonlight on the background and in the air. */
  readonly moonlight: string
  readonly text: string
  readonly quietText: string
  readonly accent: string
  readonly gold: string
}

/** From the top to this share of the window's height the ground is `void`. Below it changes gradually to `dusk`. */
export const DUSK_FROM = 0.35
/** The grain over the page's ground adds 0 to this many steps of a byte (0–255) to a pixel. Each number is equally frequent. */
export const MAX_GRAIN = 2

const WHITE: Rgb = [255, 255, 255]
const BLACK: Rgb = [0, 0, 0]
/** The colour of glowing hydrogen, whose red line (H-alpha) is brighter than its blue ones. */
const HYDROGEN: Rgb = [196, 16, 52]

/** Scales a colour so that its largest channel is 255. */
function brightest(color: Rgb): Rgb {
  return mixRgb(BLACK, color, 255 / Math.max(...color, 1))
}

/** Moves a colour away from white. @param amount at least 1, which returns the colour unchanged */
function deeper(color: Rgb, amount: number): Rgb {
  return mixRgb(WHITE, color, amount)
}

export type Palette = ReturnType<typeof paletteOf>

/** Makes all colours of the site from a theme. @throws at an invalid colour */
export function paletteOf(theme: Theme) {
  return roundChannels(colorsOf(theme))
}

function colorsOf(theme: Theme) {
  const color = (name: keyof Theme) => parseColor(theme[name]).rgb
  const dark = color('void')
  const dusk = color('dusk')
  const moonlight = color('moonlight')
  const text = color('text')
  const quietText = color('quietText')
  const accent = color('accent')
  const gold = color('gold')
  const halo = mixRgb(moonlight, WHITE, 0.36)
  return {
    void: dark,
    dusk,
    text,
    quietText,
    accent,
    gold,
    accentBright: mixRgb(accent, WHITE, 0.37),
    accentInk: mixRgb(BLACK, accent, 0.14),
    /** Backgrounds of text, from dark to light, and the lines of fields. */
    night: mixRgb(dark, dusk, 0.2),
    field: mixRgb(dark, dusk, 0.37),
    panel: mixRgb(dark, dusk, 0.5),
    glass: mixRgb(dark, dusk, 0.75),
    glassBright: mixRgb(dark, dusk, 2.1),
    line: mixRgb(quietText, moonlight, 0.08),
    /** Colours of the sky: moonlight, halo, the moon's lit and dark sides, corona, prominences and falling stars. */
    moonlight,
    halo,
    sunlit: brightest(text),
    earthlit: mixRgb(BLACK, moonlight, 0.75),
    moonNight: mixRgb(BLACK, dusk, 0.66),
    moonTint: mixRgb(brightest(gold), WHITE, 0.45),
    corona: mixRgb(WHITE, text, 0.4),
    coronaOuter: brightest(halo),
    prominence: mixRgb(HYDROGEN, brightest(accent), 0.12),
    glint: mixRgb(brightest(gold), WHITE, 0.55),
    fallingGold: deeper(gold, 1.25),
    /** Stars, from cool to hot. */
    amberStar: deeper(brightest(gold), 1.1),
    warmStar: mixRgb(brightest(gold), WHITE, 0.5),
    whiteStar: mixRgb(brightest(gold), WHITE, 0.86),
    blueStar: mixRgb(brightest(halo), WHITE, 0.27),
  } satisfies Record<string, Rgb>
}

/** Rounds all channels to integers, because every visitor downloads the palette. */
function roundChannels<Name extends string>(
  colors: Readonly<Record<Name, Rgb>>,
): Readonly<Record<Name, Rgb>> {
  const round = ([red, green, blue]: Rgb): Rgb => [Math.round(red), Math.round(green), Math.round(blue)]
  return Object.fromEntries(
    Object.entries<Rgb>(colors).map(([name, color]) => [name, round(color)]),
  ) as Record<Name, Rgb>
}
