import { mixRgb, parseColor, type Rgb } from '../lib/rgb.ts'

/** The colours that an owner chooses, `#rrggbb`. All other colours are made from them. */
export interface Theme {
  /** The page's background: `void` at the top of the window, `dusk` at the bottom. */
  readonly void: string
  readonly dusk: string
  readonly moonlight: string
  readonly text: string
  readonly quietText: string
  readonly accent: string
  readonly gold: string
}

/** Share of the window's height, from the top, where the background begins to change from `void` to `dusk`. */
export const DUSK_FROM = 0.35
/** Grain of the still background: a random integer from 0 to this one is added to a pixel's three channels, [0, 255]. */
export const MAX_GRAIN = 2

const WHITE: Rgb = [255, 255, 255]
const BLACK: Rgb = [0, 0, 0]
/** The red line of hydrogen (H-alpha), as bright as in a photograph of prominences. */
const HYDROGEN: Rgb = [250, 96, 152]
/** The moon's dark side and its brightest parts in earthshine, which is almost grey in every theme. */
const DARK_ROCK: Rgb = [8, 9, 11]
const EARTHLIT_ROCK: Rgb = [172, 180, 196]

/** Scales a colour so that its largest channel is 255. Black stays black. */
function brighten(color: Rgb): Rgb {
  return mixRgb(BLACK, color, 255 / Math.max(...color, 1))
}

/** Moves a colour away from white. @param amount more than 1 */
function deepen(color: Rgb, amount: number): Rgb {
  return mixRgb(WHITE, color, amount)
}

export type Palette = ReturnType<typeof paletteOf>

/** Makes all colours of the site from a theme. @throws at an invalid colour */
export function paletteOf(theme: Theme) {
  return roundChannels(unroundedPalette(theme))
}

function unroundedPalette(theme: Theme) {
  const color = (name: keyof Theme) => parseColor(theme[name]).rgb
  const voidColor = color('void')
  const dusk = color('dusk')
  const moonlight = color('moonlight')
  const text = color('text')
  const quietText = color('quietText')
  const accent = color('accent')
  const gold = color('gold')
  const halo = mixRgb(moonlight, WHITE, 0.36)
  return {
    void: voidColor,
    dusk,
    text,
    quietText,
    accent,
    gold,
    accentBright: mixRgb(accent, WHITE, 0.37),
    accentInk: mixRgb(BLACK, accent, 0.14),
    // Backgrounds of text, from `void` towards `dusk` and beyond, and the borders of form fields.
    night: mixRgb(voidColor, dusk, 0.2),
    field: mixRgb(voidColor, dusk, 0.37),
    panel: mixRgb(voidColor, dusk, 0.5),
    glass: mixRgb(voidColor, dusk, 0.75),
    glassBright: mixRgb(voidColor, dusk, 2.1),
    line: mixRgb(quietText, moonlight, 0.08),
    // The moon, the eclipse and falling stars.
    moonlight,
    halo,
    sunlit: brighten(text),
    earthlit: mixRgb(EARTHLIT_ROCK, moonlight, 0.1),
    moonNight: mixRgb(DARK_ROCK, dusk, 0.1),
    moonTint: mixRgb(brighten(gold), WHITE, 0.45),
    corona: mixRgb(WHITE, text, 0.4),
    coronaOuter: brighten(halo),
    prominence: mixRgb(HYDROGEN, brighten(accent), 0.12),
    glint: mixRgb(brighten(gold), WHITE, 0.55),
    fallingGold: deepen(gold, 1.25),
    // Stars, from cool to hot.
    amberStar: deepen(brighten(gold), 1.1),
    warmStar: mixRgb(brighten(gold), WHITE, 0.5),
    whiteStar: mixRgb(brighten(gold), WHITE, 0.86),
    blueStar: mixRgb(brighten(halo), WHITE, 0.27),
  } satisfies Record<string, Rgb>
}

/** Rounds all channels, because every visitor downloads the palette and integers are shorter. */
function roundChannels<Name extends string>(
  colors: Readonly<Record<Name, Rgb>>,
): Readonly<Record<Name, Rgb>> {
  const round = ([red, green, blue]: Rgb): Rgb => [Math.round(red), Math.round(green), Math.round(blue)]
  return Object.fromEntries(
    Object.entries<Rgb>(colors).map(([name, color]) => [name, round(color)]),
  ) as Record<Name, Rgb>
}
