import { fromLinear, parseColor, toHex, toLinear } from './rgb.ts'

type Oklab = readonly [lightness: number, a: number, b: number]

/** CSS's `color-mix(in oklab, first, second amount)`. @param amount share of `second`, [0, 1] @returns `#rrggbb` */
export function mixOklab(first: string, second: string, amount: number): string {
  const [from, to] = [toOklab(first), toOklab(second)]
  const mixed = (i: 0 | 1 | 2) => from[i] * (1 - amount) + to[i] * amount
  return fromOklab([mixed(0), mixed(1), mixed(2)])
}

/** CSS's `oklch(from color calc(l + addedLightness) calc(c * chromaFactor) calc(h + addedDegrees))`, clipped to sRGB. */
export function adjustOklch(
  color: string,
  addedLightness: number,
  chromaFactor: number,
  addedDegrees: number,
): string {
  const [lightness, a, b] = toOklab(color)
  const hue = Math.atan2(b, a) + (addedDegrees * Math.PI) / 180
  const chroma = Math.hypot(a, b) * chromaFactor
  return fromOklab([lightness + addedLightness, chroma * Math.cos(hue), chroma * Math.sin(hue)])
}

/** Oklab's lightness, [0, 1]. */
export function lightness(color: string): number {
  return toOklab(color)[0]
}

/** The matrices here and in `fromOklab` are Björn Ottosson's: https://bottosson.github.io/posts/oklab/ */
function toOklab(color: string): Oklab {
  const [red, green, blue] = parseColor(color).rgb
  const [r, g, b] = [toLinear(red), toLinear(green), toLinear(blue)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function fromOklab([lightness, a, b]: Oklab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return toHex([
    fromLinear(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    fromLinear(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    fromLinear(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ])
}
