import { mix, parseColor } from '../lib/contrast.ts'
import type { Rgb } from '../lib/rgb.ts'

/** The colours that an owner chooses, `#rrggbb`. All other colours are made from them. The page is always dark. */
export interface Theme {
  /** The background, from `void` at the top of the window to `dusk` at its bottom. */
  readonly void: string
  readonly dusk: string
  /** Moonlight on the background and in the air. */
  readonly moonlight: string
  readonly text: string
  readonly quietText: string
  readonly accent: string
  readonly gold: string
}

/** The background is `void` down to this share of the window's height. From there it changes to `dusk` at the bottom. */
export const DUSK_FROM = 0.35
/**
 * Light of the brightest pixel of the grain over the page's background, steps of a byte. Each step from 0 on is equally
 * frequent.
 */
export const MAX_GRAIN = 2

const WHITE: Rgb = [255, 255, 255]
const BLACK: Rgb = [0, 0, 0]
/** The colour of glowing hydrogen, whose red line (H-alpha) is brighter than its blue ones. */
const HYDROGEN: Rgb = [196, 16, 52]

/** Scales a colour to the greatest brightness of its hue. */
function brightest(color: Rgb): Rgb {
  return mix(BLACK, color, 255 / Math.max(...color, 1))
}

/** Moves a colour away from white. @param amount 1 returns it unchanged */
function deeper(color: Rgb, amount: number): Rgb {
  return mix(WHITE, color, amount)
}

export type Palette = ReturnType<typeof paletteOf>

/** Makes all colours of the site from a theme. @throws at an invalid colour */
export function paletteOf(theme: Theme) {
  return rounded(madeOf(theme))
}

function madeOf(theme: Theme) {
  const color = (name: keyof Theme) => parseColor(theme[name]).rgb
  const dark = color('void')
  const dusk = color('dusk')
  const moonlight = color('moonlight')
  const text = color('text')
  const quietText = color('quietText')
  const accent = color('accent')
  const gold = color('gold')
  const halo = mix(moonlight, WHITE, 0.36)
  return {
    void: dark,
    dusk,
    text,
    quietText,
    accent,
    gold,
    accentBright: mix(accent, WHITE, 0.37),
    accentInk: mix(BLACK, accent, 0.14),
    /** Backgrounds of text, from dark to light. */
    night: mix(dark, dusk, 0.2),
    field: mix(dark, dusk, 0.37),
    panel: mix(dark, dusk, 0.5),
    glass: mix(dark, dusk, 0.75),
    glassBright: mix(dark, dusk, 2.1),
    line: mix(quietText, moonlight, 0.08),
    /** Colours of the sky: moonlight, the halo, the moon's lit and dark sides, the corona, stars. */
    moonlight,
    halo,
    sunlit: brightest(text),
    earthlit: mix(BLACK, moonlight, 0.75),
    moonNight: mix(BLACK, dusk, 0.66),
    moonTint: mix(brightest(gold), WHITE, 0.45),
    corona: mix(WHITE, text, 0.4),
    coronaOuter: brightest(halo),
    prominence: mix(HYDROGEN, brightest(accent), 0.12),
    glint: mix(brightest(gold), WHITE, 0.55),
    fallingGold: deeper(gold, 1.25),
    /** Stars from cool to hot. */
    amberStar: deeper(brightest(gold), 1.1),
    warmStar: mix(brightest(gold), WHITE, 0.5),
    whiteStar: mix(brightest(gold), WHITE, 0.86),
    blueStar: mix(brightest(halo), WHITE, 0.27),
  } satisfies Record<string, Rgb>
}

/** Integers, because every visitor downloads the palette. */
function rounded<Name extends string>(colors: Readonly<Record<Name, Rgb>>): Readonly<Record<Name, Rgb>> {
  const byte = ([red, green, blue]: Rgb): Rgb => [Math.round(red), Math.round(green), Math.round(blue)]
  return Object.fromEntries(
    Object.entries<Rgb>(colors).map(([name, color]) => [name, byte(color)]),
  ) as Record<Name, Rgb>
}
