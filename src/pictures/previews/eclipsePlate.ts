import { drips } from './eclipseScenery.ts'
import { type Icon, icon } from './icons.ts'

/** The colours of one night of the eclipse template. */
export interface Night {
  moon: string
  ink: string
  accent: string
  hot: string
  deep: string
  /** The button's two shades. */
  plate: readonly [string, string]
}

/** The template's own night: red on black. */
export function bloodNight(moon: string): Night {
  return {
    moon,
    ink: '#ffe9df',
    accent: '#e0402c',
    hot: '#ff5238',
    deep: '#4a0608',
    plate: ['#2c0609', '#120204'],
  }
}

/**
 * A gothic plate for a link, with its corners bitten out.
 *
 * @param bleed above 0, the plate is under the cursor: it glows and bleeds this many of its heights down
 */
export function plate(
  label: string,
  sign: Icon,
  width: number,
  height: number,
  night: Night,
  bleed = 0,
): string {
  const hovered = bleed > 0
  const bite = height * 0.2
  const shape = (inset: number) => {
    const w = width - inset * 2 - bite * 2
    const h = height - inset * 2 - bite * 2
    return `M${inset + bite} ${inset}h${w}a${bite} ${bite} 0 0 0 ${bite} ${bite}v${h}a${bite} ${bite} 0 0 0
      ${-bite} ${bite}
      h${-w}a${bite} ${bite} 0 0 0 ${-bite} ${-bite}v${-h}a${bite} ${bite} 0 0 0 ${bite} ${-bite}Z`
  }
  const id = `p${label.length}${width}${night.accent.slice(1)}${hovered ? 'h' : ''}`
  const [top, bottom] = hovered ? [night.accent, night.deep] : night.plate
  const thin = height / 56
  const lit = hovered ? `filter:drop-shadow(0 0 ${height * 0.34}px ${night.hot}aa)` : ''
  const blood = hovered
    ? `<path transform="translate(${width * 0.12} ${height - 8 * thin}) scale(${thin})" fill="${night.accent}"
      opacity=".74" d="${drips((width * 0.7) / thin, bleed * 56, 5)}"/>`
    : ''
  return `<div class="plate" style="width:${width}px;height:${height}px;color:${night.ink};
    z-index:${hovered ? 1 : 0}">
    <svg class="shape" width="${width}" height="${height}" style="${lit}"><defs><linearGradient id="${id}"
      x2="0" y2="1">
    <stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs>${blood}
    <path d="${shape(1)}" fill="url(#${id})" stroke="${hovered ? night.hot : night.accent}"
      stroke-width="${1.5 * thin}"/>
    <path d="${shape(5.5 * thin)}" fill="none" stroke="${night.accent}" stroke-opacity=".45"
      stroke-width="${thin}"/></svg>
    <span class="sign" style="width:${height * 1.15}px;color:${hovered ? night.ink : night.hot}">
      ${icon(sign, height * 0.4)}</span>
    <b style="font-size:${height * 0.43}px">${label}</b></div>`
}

/** Thorn ornament: a thin line with a diamond in its middle. */
export function thorn(width: number, colour: string): string {
  const half = width / 2
  return `<svg width="${width}" height="20" viewBox="${-half} -10 ${width} 20" fill="none" stroke="${colour}"
    stroke-width="1.3"><path d="M${-half} 0H-16M16 0H${half}M-34 0q10-1 14-7M-34 0q10 1 14 7M34
      0q-10-1-14-7M34 0q-10 1-14 7"/>
    <path d="M0-7 8 0 0 7-8 0Z" fill="${colour}"/></svg>`
}
